import { noChoice, type ProductOptions, type Variant, type VariantChoice } from "./variant.ts"

type Choosable = ProductOptions & { variants: readonly Variant[] }

/** How a value of an option can be chosen beside what is chosen of the other one. */
export type ValueState = "available" | "soldOut" | "notMade"

/** Whether a product has anything to choose. */
export const hasOptions = ({ colors, sizeOption }: ProductOptions): boolean =>
  colors.length > 0 || (sizeOption?.values.length ?? 0) > 0

/** Returns the option that still has to be chosen; the colour first. */
export function missingOption({ colors, sizeOption }: ProductOptions, choice: VariantChoice): "color" | "size" | null {
  if (colors.length > 0 && !colors.some(({ code }) => code === choice.color)) return "color"
  const sizes = sizeOption?.values ?? []
  return sizes.length > 0 && !sizes.some(({ code }) => code === choice.size) ? "size" : null
}

/** The variant of a whole choice; undefined while something is missing, or where that combination is not sold. */
export const findVariant = <V extends VariantChoice>(
  variants: readonly V[],
  { color, size }: VariantChoice,
): V | undefined => variants.find((variant) => variant.color === color && variant.size === size)

/** The code that a size has now, by one of a link or a saved list. A size with an Arabic name alone had its place in its product's
 *  list as code (`option-2`) before such names were written in Latin letters.
 *  @returns the same code where no size had it */
function sizeCodeNow(sizes: readonly { code: string }[], code: string): string {
  if (sizes.some((size) => size.code === code)) return code
  const place = /^option-(\d{1,3})$/.exec(code)?.[1]
  return sizes[Number(place) - 1]?.code ?? code
}

/** A choice of what the product has: codes that it does not know are nothing, and an option of one value is chosen. */
export function knownChoice({ colors, sizeOption }: ProductOptions, requested: VariantChoice): VariantChoice {
  const known = (values: readonly { code: string }[], code: string) => {
    const [only, ...others] = values
    if (only && others.length === 0) return only.code
    return values.some((value) => value.code === code) ? code : ""
  }
  const sizes = sizeOption?.values ?? []
  return { color: known(colors, requested.color), size: known(sizes, sizeCodeNow(sizes, requested.size)) }
}

/** Another choice of a product; a size that is not made in the chosen colour is not chosen. */
export function madeChoice(variants: readonly VariantChoice[], choice: VariantChoice): VariantChoice {
  return findVariant(variants, choice) ? choice : { ...choice, size: "" }
}

/** Returns the first choice of a product's page: the requested one as far as it is made. Without a colour, the first
 *  one that has units of the requested size, else the first one made in it, else the first one that is made. */
export function startingChoice(product: Choosable, requested: VariantChoice): VariantChoice {
  const { color, size } = knownChoice(product, requested)
  const { colors, variants } = product
  const ofSize = variants.filter((variant) => variant.size === size)
  const firstColor = (among: readonly Variant[]) =>
    colors.find(({ code }) => among.some((variant) => variant.color === code))?.code
  const isMade = variants.some((variant) => variant.color === color)
  const made = isMade
    ? color
    : (firstColor(ofSize.filter(({ status }) => status === "in-stock")) ?? firstColor(ofSize) ?? firstColor(variants))
  return madeChoice(variants, { color: made ?? "", size })
}

/** How each colour can be chosen: beside the chosen size where it is made in it, else by itself. */
export function colorStates(product: Choosable, choice: VariantChoice): Map<string, ValueState> {
  const alone = valueStates(product, "color", noChoice)
  const beside = valueStates(product, "color", choice)
  return new Map([...alone].map(([code, state]) => [code, madeState(beside.get(code)) ?? state]))
}

const madeState = (state: ValueState | undefined) => (state === "notMade" ? undefined : state)

/** How each value of an option can be chosen, beside what is chosen of the other option.
 *  @returns by the values' codes */
export function valueStates(
  { colors, sizeOption, variants }: Choosable,
  option: "color" | "size",
  choice: VariantChoice,
): Map<string, ValueState> {
  const values = option === "color" ? colors : (sizeOption?.values ?? [])
  const other = option === "color" ? choice.size : choice.color
  return new Map(
    values.map(({ code }) => {
      const fitting = variants.filter((variant) =>
        option === "color"
          ? variant.color === code && (other === "" || variant.size === other)
          : variant.size === code && (other === "" || variant.color === other),
      )
      if (fitting.length === 0) return [code, "notMade"]
      return [code, fitting.some(({ status }) => status === "in-stock") ? "available" : "soldOut"]
    }),
  )
}

/** The lowest price at which a product is sold, with what is struck there; undefined without variants. */
export function lowestPrice<V extends { price: number }>(variants: readonly V[]): V | undefined {
  return variants.reduce<V | undefined>(
    (cheapest, one) => (cheapest && cheapest.price <= one.price ? cheapest : one),
    undefined,
  )
}
