import { isAllowedBrand, nearestAllowedBrand } from "#core/content/theme/palette.ts"
import {
  type Corner,
  isSameTheme,
  type Theme,
  type ThemePictures,
  type Typeface,
  toBrand,
} from "#core/content/theme/theme.ts"

/** A theme as it is typed; an empty brand = the program's own colours. */
export type ThemeDraft = { brand: string; corner: Corner; typeface: Typeface } & ThemePictures

export const toDraft = ({ brand, ...theme }: Theme): ThemeDraft => ({ ...theme, brand: brand ?? "" })

/** Error of a brand colour, with the nearest allowed one where it is a colour. */
export type BrandProblem = { kind: "unknown" } | { kind: "contrast"; brand: string; nearest: string }

export function brandProblem(typed: string): BrandProblem | undefined {
  if (typed.trim() === "") return undefined
  const brand = toBrand(typed)
  if (brand === undefined) return { kind: "unknown" }
  return isAllowedBrand(brand) ? undefined : { kind: "contrast", brand, nearest: nearestAllowedBrand(brand) }
}

/** The theme that a draft shows: with the nearest allowed colour, or the program's own where none is typed. */
export function shownTheme({ brand, ...draft }: ThemeDraft): Theme {
  const typed = toBrand(brand)
  return { ...draft, brand: typed === undefined ? null : nearestAllowedBrand(typed) }
}

/** Whether a draft says what a theme is. */
export const isSameDraft = (draft: ThemeDraft, theme: Theme): boolean =>
  brandProblem(draft.brand) === undefined && isSameTheme(shownTheme(draft), theme)
