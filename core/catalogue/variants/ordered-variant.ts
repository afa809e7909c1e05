import type { Texts } from "../../i18n/texts.ts"
import { foldText } from "../../search/fold-text.ts"
import type { VariantChoice } from "./variant.ts"

/** How a line of an order names a variant: by its SKU or documentId, else by the names or codes of colour and size. */
export type RequestedVariant = { variant: string | null; color: string | null; size: string | null }

type Named = { code: string; name: Texts }
type Orderable = VariantChoice & { sku: string; documentId: string }

/** Options of a product, with the names in all languages. */
export type OrderedOptions<V> = { colors: readonly Named[]; sizes: readonly Named[]; variants: readonly V[] }

export type OrderedVariant<V> =
  /** Nothing to choose, or exactly this one is meant. */
  | { kind: "chosen"; variant: V | null }
  /** Several fit: the staff asks which. `color` and `size` are what is known. */
  | { kind: "open"; color: string; size: string }
  /** It is named by its key and is not sold. */
  | { kind: "gone" }

/** Between a colour and a size where a client writes both into `color`. */
export const beforeSize = " · "

/** The code of the value that a text names, by its code or its name in any language; "" = none. */
export const codeNamed = (values: readonly Named[], text: string | null): string => {
  if (!text) return ""
  const folded = foldText(text)
  const value = values.find(
    ({ code, name }) => code === text || Object.values(name).some((each) => each !== "" && foldText(each) === folded),
  )
  return value?.code ?? ""
}

/** The codes of colour and size that a line names, and those that it writes and the product does not have. */
function readChoice({ colors, sizes }: Pick<OrderedOptions<unknown>, "colors" | "sizes">, requested: RequestedVariant) {
  const [written = null, ...behind] = requested.color?.split(beforeSize) ?? []
  const isWhole = codeNamed(colors, requested.color) !== ""
  const color = codeNamed(colors, requested.color) || codeNamed(colors, written)
  const size = codeNamed(sizes, requested.size) || (isWhole ? "" : codeNamed(sizes, behind[0] ?? null))
  return { color, size, written, writtenSize: requested.size || (isWhole ? "" : behind.join(beforeSize)) }
}

/** Finds the option of a line that its product does not have; null where all is known, or the line names a variant by
 *  its key. */
export function unknownOption(
  options: Pick<OrderedOptions<unknown>, "colors" | "sizes">,
  requested: RequestedVariant,
): "color" | "size" | null {
  if (requested.variant) return null
  const { color, size, written, writtenSize } = readChoice(options, requested)
  if (options.colors.length > 0 && color === "" && written?.trim()) return "color"
  return options.sizes.length > 0 && size === "" && writtenSize.trim() ? "size" : null
}

/** Finds the variant that a line of an order means. A colour or a size that is not told is left to the staff, who ask by
 *  phone (decision "Variants").
 *  @param options the variants that are sold */
export function orderedVariant<V extends Orderable>(
  { colors, sizes, variants }: OrderedOptions<V>,
  requested: RequestedVariant,
): OrderedVariant<V> {
  if (requested.variant) {
    const variant = variants.find(
      ({ sku, documentId }) => sku === requested.variant || documentId === requested.variant,
    )
    return variant ? { kind: "chosen", variant } : { kind: "gone" }
  }
  const { color, size } = readChoice({ colors, sizes }, requested)
  const fitting = variants.filter(
    (variant) => (color === "" || variant.color === color) && (size === "" || variant.size === size),
  )
  const [only, ...others] = fitting
  return only && others.length === 0 ? { kind: "chosen", variant: only } : { kind: "open", color, size }
}
