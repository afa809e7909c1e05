import { iconForm, iconSide, type ThemePicture } from "#core/content/theme/theme-picture.ts"

const iconOf = (src: string, side: number, purpose: "any" | "maskable") => ({
  src,
  purpose,
  sizes: `${side}x${side}`,
  type: "image/png",
})

const drawing = (src: string, purpose: "any" | "maskable" | "monochrome") => ({
  src,
  purpose,
  sizes: "any",
  type: "image/svg+xml",
})

const programIcons = [
  iconOf("/icon-192.png", 192, "any"),
  iconOf("/icon-512.png", 512, "any"),
  iconOf("/icon-maskable-192.png", 192, "maskable"),
  iconOf("/icon-maskable-512.png", 512, "maskable"),
  drawing("/favicon.svg", "any"),
  drawing("/icon-maskable.svg", "maskable"),
  drawing("/icon-monochrome.svg", "monochrome"),
]

/** The merchant's favicon, whose margins nobody knows: a phone must not cut it to its own shape. */
function ownIcons(favicon: ThemePicture) {
  const small = iconForm(favicon, 192)
  if (!small) return [drawing(favicon.url, "any")]
  return [iconOf(small, 192, "any"), iconOf(favicon.url, iconSide, "any")]
}

/** The icons of the shop, or of its console, on a home screen: the merchant's favicon, else the program's own.
 *  @param favicon undefined or null = the merchant has chosen none */
export const appIcons = (favicon: ThemePicture | null | undefined) => (favicon ? ownIcons(favicon) : programIcons)
