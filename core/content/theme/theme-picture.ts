/** Uses of a merchant's own picture. */
export const themePictureKinds = ["logo", "favicon"] as const
export type ThemePictureKind = (typeof themePictureKinds)[number]

/** A logo or favicon of the theme. */
export type ThemePicture = {
  /** Path of the shop, which holds a hash of the file: what is behind it never changes. */
  url: string
  /** Pixels; of a drawing only the proportions matter. */
  width: number
  height: number
}

/** The address of a theme's picture: a logo is WebP, a favicon PNG, both may be SVG. */
export const themePictureUrl = /^\/media\/theme\/[0-9a-f]{16}\.(?:svg|webp|png)$/

/** The sides of the square forms of a favicon of pixels, in which it is stored beside its own. */
export const iconSides = [48, 180, 192] as const
export type IconSide = (typeof iconSides)[number]

/** The side of a favicon's own file. */
export const iconSide = 512

export const isSvg = ({ url }: Pick<ThemePicture, "url">): boolean => url.endsWith(".svg")

/** A smaller form of a favicon; undefined for a drawing, which has none. */
export const iconForm = ({ url }: ThemePicture, side: IconSide): string | undefined =>
  url.endsWith(".png") ? url.replace(/\.png$/, `-${side}.png`) : undefined

/** The form of a logo that every mail program shows; undefined for a drawing, which has none. */
export const mailForm = ({ url }: ThemePicture): string | undefined =>
  url.endsWith(".webp") ? url.replace(/\.webp$/, ".png") : undefined

/** Why a drawing is not taken. */
export const svgProblems = [
  "SVG_ACTIVE",
  "SVG_UNSUPPORTED",
  "SVG_TOO_COMPLEX",
  "SVG_TOO_LARGE",
  "SVG_NO_SIZE",
  "DAMAGED",
  "UNKNOWN_TYPE",
] as const
export type SvgProblem = (typeof svgProblems)[number]

/** Why a picture of the theme is not taken, beside what is wrong with a picture of pixels. */
export type ThemePictureProblem = SvgProblem | "NOT_SQUARE"
