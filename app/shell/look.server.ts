import type { Theme } from "#core/content/theme/theme.ts"
import { themeAddress, themeColors } from "#core/content/theme/theme-stylesheet.ts"
import type { Look } from "./shell-data.ts"

/** What the head of every page needs of the merchant's theme; undefined for the look that the program comes with. */
export function toLook(theme: Theme | null): Look | undefined {
  const stylesheet = theme && themeAddress(theme)
  if (!stylesheet) return undefined
  const { light, dark } = themeColors(theme)
  return { stylesheet, ground: { light: light.ground, dark: dark.ground } }
}
