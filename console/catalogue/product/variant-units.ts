import { maxUnits } from "#core/catalogue/product-type.ts"
import { combinations } from "#core/catalogue/variants/combinations.ts"
import { maxVariants } from "#core/catalogue/variants/variant.ts"
import { readWhole } from "#core/text/parse-number.ts"

type Keyed = { key: string }
type Options = { colors: readonly Keyed[]; sizes: readonly Keyed[] }
type UnitsDraft = Options & { documentId: string | null; variantUnits: Readonly<Record<string, string>> }

/** A key of every colour with every size of a form, in the order in which the server takes their units. */
export const combinationKeys = ({ colors, sizes }: Options): string[] =>
  combinations(
    colors.map(({ key }) => key),
    sizes.map(({ key }) => key),
  ).map(({ color, size }) => `${color} ${size}`)

/** Typed units of each combination; "" = none. */
const typedUnits = (draft: UnitsDraft): string[] =>
  combinationKeys(draft).map((key) => draft.variantUnits[key]?.trim() ?? "")

/** Whether a form can take units of each combination: of a new product that is not made in too many of them. */
export function takesUnits(draft: UnitsDraft): boolean {
  const count = combinationKeys(draft).length
  return draft.documentId === null && count > 0 && count <= maxVariants
}

/** Whether the variants count apart: as soon as units of one are typed. */
export const hasUnits = (draft: UnitsDraft): boolean =>
  takesUnits(draft) && typedUnits(draft).some((typed) => typed !== "")

/** Units of each combination as they are sent, those that nothing is typed for as 0; NaN for what is no number. */
export const sentUnits = (draft: UnitsDraft): number[] =>
  typedUnits(draft).map((typed) => (typed === "" ? 0 : (readWhole(typed) ?? Number.NaN)))

/** Whether a number of units can be stored. */
export const areUnits = (units: number): boolean => units >= 0 && units <= maxUnits
