import type { ThemePicture } from "./theme-picture.ts"

/** Radius of corners in CSS pixels: of cards and buttons, and of fields. */
export const corners = {
  square: { card: 0, field: 0 },
  small: { card: 6, field: 4 },
  medium: { card: 12, field: 8 },
  large: { card: 18, field: 12 },
} as const

export type Corner = keyof typeof corners

export const cornerNames = ["square", "small", "medium", "large"] as const satisfies Corner[]

/** The typefaces that the program has, each with Arabic: a plain one, a humanist one, a geometric one, an elegant one. */
export const typefaces = ["readex", "cairo", "alexandria", "el-messiri"] as const

export type Typeface = (typeof typefaces)[number]

/** Values of which the stylesheet of a theme's custom properties is made. */
export type ThemeStyle = {
  /** `#rrggbb` in lower case; null = the colours that the program comes with. */
  brand: string | null
  corner: Corner
}

/** The merchant's own pictures; null = the program's. */
export type ThemePictures = {
  logo: ThemePicture | null
  /** Of the logo on dark ground; null = the logo itself. */
  darkLogo: ThemePicture | null
  favicon: ThemePicture | null
}

/** The look that a merchant chooses for the storefront. */
export type Theme = ThemeStyle & ThemePictures & { typeface: Typeface }

/** The look that the program comes with. */
export const defaultTheme: Theme = {
  brand: null,
  corner: "medium",
  typeface: "readex",
  logo: null,
  darkLogo: null,
  favicon: null,
}

/** Published versions that are stored. */
export const maxThemeVersions = 10

/** Converts a typed brand colour to its stored form; undefined if it is invalid.
 *  @param typed with or without `#`, of three or six digits */
export function toBrand(typed: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? []
  if (!digits) return undefined
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits
  return `#${six.toLowerCase()}`
}

export const isSameStyle = (one: ThemeStyle, other: ThemeStyle): boolean =>
  one.brand === other.brand && one.corner === other.corner

/** The pictures of a theme by the names of their fields. */
export const themePictureFields = ["logo", "darkLogo", "favicon"] as const satisfies (keyof ThemePictures)[]

export const isSameTheme = (one: Theme, other: Theme): boolean =>
  isSameStyle(one, other) &&
  one.typeface === other.typeface &&
  themePictureFields.every((field) => one[field]?.url === other[field]?.url)
