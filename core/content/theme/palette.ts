import { type Colors, type ColorToken, contrastRules, darkColors, lightColors } from "./base-colors.ts"
import { contrast, type Oklch, toHex, toOklch } from "./oklch.ts"

/** Both schemes of the shop's colours. */
export type Palette = { light: Colors; dark: Colors }

const step = 0.004
const white = "#ffffff"
/** Of text (WCAG 2.2 AA), and of what is no text: the edge of a control. */
const textContrast = 4.5
const controlContrast = 3

/** Colours that take the brand's hue and keep their lightness: grounds, lines and inks. */
const tinted: ColorToken[] = [
  "ground",
  "card",
  "sunken",
  "tile",
  "line",
  "line-strong",
  "ink",
  "ink-2",
  "night",
  "on-night-2",
]
/** Texts whose contrast is restored where a tinted ground has taken it. */
const readableTexts: ColorToken[] = ["ink", "ink-2", "sale", "palm-ink", "danger", "on-night-2", "line-strong"]

/** Whether white text can be read on a brand colour. Such a colour also stands out from every light ground. */
export const isAllowedBrand = (brand: string): boolean => contrast(white, brand) >= textContrast

/** The first colour on the way to black or white for which a condition holds; the last one where it never does. */
function shifted(from: Oklch, direction: 1 | -1, isEnough: (hex: string) => boolean): string {
  let lightness = from.lightness
  let hex = toHex(from)
  while (!isEnough(hex) && lightness >= 0 && lightness <= 1) {
    lightness += direction * step
    hex = toHex({ ...from, lightness })
  }
  return hex
}

/** The brand colour itself where it is allowed, or the nearest one that is: of the same hue, and darker. */
export function nearestAllowedBrand(brand: string): string {
  return isAllowedBrand(brand) ? brand.toLowerCase() : shifted(toOklch(brand), -1, isAllowedBrand)
}

/** Gives the neutral colours of a scheme the hue of the brand; a grey brand makes them grey. */
function withHue(base: Colors, { hue, chroma }: Oklch): Colors {
  const share = Math.min(1, chroma / 0.08)
  const tint = (token: ColorToken) => {
    const own = toOklch(base[token])
    return [token, toHex({ lightness: own.lightness, chroma: own.chroma * share, hue })]
  }
  return { ...base, ...Object.fromEntries(tinted.map(tint)) }
}

/** Moves texts away from the grounds that they stand on until the rules hold. */
function restoreContrast(colors: Colors, texts: ColorToken[], direction: 1 | -1): Colors {
  const restored = { ...colors }
  for (const { color, on, min } of contrastRules) {
    if (!texts.includes(color)) continue
    // Text on the night colour is light in both schemes.
    const way = color === "on-night-2" ? 1 : direction
    const isEnough = (hex: string) => on.every((ground) => contrast(hex, restored[ground]) >= min)
    restored[color] = shifted(toOklch(restored[color]), way, isEnough)
  }
  return restored
}

/** The colours of controls; white is written on them. */
function controls(action: string, hover: string): Partial<Colors> {
  return {
    action,
    "action-hover": hover,
    "on-action": white,
    order: action,
    "order-hover": hover,
    "on-order": white,
  }
}

const darker = (hex: string, by: number) => {
  const color = toOklch(hex)
  return toHex({ ...color, lightness: color.lightness - by })
}

function lightScheme(brand: string): Colors {
  const color = toOklch(brand)
  // Darker than nearly black is no sign: there a hovered button gets lighter, and white is still read on it.
  const hover = color.lightness < 0.28 ? darker(brand, -0.1) : darker(brand, 0.06)
  const wash = toHex({ ...color, lightness: 0.945, chroma: Math.min(0.022, color.chroma * 0.2) })
  const colors = { ...withHue(lightColors, color), ...controls(brand, hover), "action-wash": wash, "action-ink": brand }
  return restoreContrast(colors, [...readableTexts, "action-ink"], -1)
}

/** On dark grounds a control must be lighter than many brands are, and white must still be read on it. */
function darkControl(brand: Oklch, grounds: string[]): string {
  const standsOut = (hex: string) => grounds.every((ground) => contrast(hex, ground) >= controlContrast)
  const raised = shifted(brand, 1, standsOut)
  return shifted(toOklch(raised), -1, isAllowedBrand)
}

function darkScheme(brand: string): Colors {
  const color = toOklch(brand)
  const base = withHue(darkColors, color)
  const action = darkControl(color, [base.ground, base.card, base.sunken])
  const washed = { lightness: 0.275, chroma: Math.min(0.045, color.chroma * 0.4) }
  const ink = toHex({ ...color, lightness: 0.78, chroma: Math.min(0.105, color.chroma) })
  const colors = {
    ...base,
    ...controls(action, darker(action, 0.04)),
    "action-wash": toHex({ ...color, ...washed }),
    "action-ink": ink,
  }
  return restoreContrast(colors, [...readableTexts, "action-ink"], 1)
}

/** Makes the shop's colours of one brand colour. Every pair of `contrastRules` holds for every allowed brand.
 *  @param brand `#rrggbb`; one that is not allowed counts as the nearest that is */
export function createPalette(brand: string): Palette {
  const allowed = nearestAllowedBrand(brand)
  return { light: lightScheme(allowed), dark: darkScheme(allowed) }
}
