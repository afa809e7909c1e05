import type { Theme } from "#core/content/theme/theme.ts"
import { themeAddress, themeColors } from "#core/content/theme/theme-stylesheet.ts"
import type { Look } from "../page/shell-data.ts"
import { typefaceFiles } from "./typeface-files.server.ts"

// The settings are one object until they change: its palette is calculated once, and not once a page.
const looks = new WeakMap<Theme, Look | undefined>()

/** What the head of every page needs of the merchant's theme; undefined for the look that the program comes with. */
export function toLook(theme: Theme | null): Look | undefined {
  if (!theme) return undefined
  if (!looks.has(theme)) looks.set(theme, createLook(theme))
  return looks.get(theme)
}

function createLook(theme: Theme): Look | undefined {
  const stylesheet = themeAddress(theme)
  const { favicon } = theme
  const typeface = theme.typeface === "readex" ? undefined : typefaceFiles[theme.typeface]
  if (!stylesheet && !favicon && !typeface) return undefined
  const { light, dark } = themeColors(theme)
  return { stylesheet, ground: { light: light.ground, dark: dark.ground }, favicon, ...(typeface && { typeface }) }
}
