import type { Theme } from "#core/content/theme/theme.ts"
import { themeAddress, themeColors } from "#core/content/theme/theme-stylesheet.ts"
import type { PageTheme } from "../page/shell-data.ts"
import { typefaceFiles } from "./typeface-files.server.ts"

// The settings are one object until they change: its palette is calculated once, and not once a page.
const pageThemes = new WeakMap<Theme, PageTheme | undefined>()

/** Returns what the head of every page needs of the merchant's theme; undefined for the default theme. */
export function toPageTheme(theme: Theme | null): PageTheme | undefined {
  if (!theme) return undefined
  if (!pageThemes.has(theme)) pageThemes.set(theme, createPageTheme(theme))
  return pageThemes.get(theme)
}

function createPageTheme(theme: Theme): PageTheme | undefined {
  const stylesheet = themeAddress(theme)
  const { favicon } = theme
  const typeface = theme.typeface === "readex" ? undefined : typefaceFiles[theme.typeface]
  if (!stylesheet && !favicon && !typeface) return undefined
  const { light, dark } = themeColors(theme)
  return { stylesheet, ground: { light: light.ground, dark: dark.ground }, favicon, ...(typeface && { typeface }) }
}
