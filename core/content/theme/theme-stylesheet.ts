import { type Colors, type ColorToken, darkColors, lightColors } from "./base-colors.ts"
import { createPalette, isAllowedBrand, type Palette } from "./palette.ts"
import { type Corner, cornerNames, corners, defaultTheme, isSameStyle, type ThemeStyle } from "./theme.ts"

/** The colours of a theme; those of the program for a theme without a brand colour. */
export const themeColors = (theme: ThemeStyle): Palette =>
  theme.brand === null ? { light: lightColors, dark: darkColors } : createPalette(theme.brand)

/** Declarations of the colours that differ from those of app/styles/tokens.css. */
function colorDeclarations(colors: Colors, base: Colors): string {
  const changed = (Object.keys(base) as ColorToken[]).filter((token) => colors[token] !== base[token])
  return changed.map((token) => `--${token}:${colors[token]}`).join(";")
}

const cornerDeclarations = (corner: Corner) => `--r:${corners[corner].card}px;--r-s:${corners[corner].field}px`

/** A theme as custom properties. Nothing in it was typed: it holds what the palette calculated and the numbers of a table. */
export function themeStylesheet(theme: ThemeStyle): string {
  const { light, dark } = themeColors(theme)
  const always = [colorDeclarations(light, lightColors), cornerDeclarations(theme.corner)].filter(Boolean).join(";")
  const inDark = colorDeclarations(dark, darkColors)
  return `:root{${always}}${inDark && `@media (prefers-color-scheme:dark){:root:not([data-scheme="light"]){${inDark}}}`}\n`
}

/** FNV-1a of a text, twice with different beginnings: a name for its content, and no secret. */
function contentName(text: string): string {
  const hash = (start: number) => {
    let value = start
    for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
    return (value >>> 0).toString(16).padStart(8, "0")
  }
  return hash(0x811c9dc5) + hash(0x1000193)
}

/** The address of a theme's stylesheet; null for the default theme, which needs none. It holds the whole
 *  style and a hash of the stylesheet, so that every process can answer it for ever without asking anything. */
export function themeAddress(theme: ThemeStyle): string | null {
  if (isSameStyle(theme, defaultTheme)) return null
  const brand = theme.brand?.slice(1) ?? "own"
  return `/theme/${brand}-${theme.corner}-${contentName(themeStylesheet(theme))}.css`
}

const address = /^\/theme\/(own|[0-9a-f]{6})-([a-z]+)-[0-9a-f]{16}\.css$/

/** The theme behind an address that `themeAddress` has given; undefined for every other one, such as one of another version
 *  of the program. */
export function themeAtAddress(pathname: string): ThemeStyle | undefined {
  const [, brand, corner] = address.exec(pathname) ?? []
  const found = cornerNames.find((name) => name === corner)
  if (!brand || !found) return undefined
  const theme: ThemeStyle = { brand: brand === "own" ? null : `#${brand}`, corner: found }
  if (theme.brand !== null && !isAllowedBrand(theme.brand)) return undefined
  return themeAddress(theme) === pathname ? theme : undefined
}
