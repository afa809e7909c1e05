/** A colour in OKLCH (CSS Color 4): lightness 0 to 1, chroma from 0, hue in radians. */
export type Oklch = { lightness: number; chroma: number; hue: number }

type Triple = [number, number, number]

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

const fromLinear = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055)

/** The linear red, green and blue of `#rrggbb`, each 0 to 1. */
function linearChannels(hex: string): Triple {
  const bits = Number.parseInt(hex.slice(1), 16)
  return [toLinear(((bits >> 16) & 255) / 255), toLinear(((bits >> 8) & 255) / 255), toLinear((bits & 255) / 255)]
}

/** Relative luminance as WCAG 2.2 defines it, of `#rrggbb`. */
function luminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio as WCAG 2.2 defines it, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Reads `#rrggbb`. The matrices are those of the OKLab definition. */
export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearChannels(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const across = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const along = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(across, along),
    hue: Math.atan2(along, across),
  }
}

function toLinearRgb({ lightness, chroma, hue }: Oklch): Triple {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isInGamut = (rgb: Triple) => rgb.every((channel) => channel >= -0.0005 && channel <= 1.0005)

/** Writes `#rrggbb`. A colour that sRGB cannot show keeps lightness and hue, and loses as much chroma as it must. */
export function toHex(color: Oklch): string {
  const lightness = Math.min(1, Math.max(0, color.lightness))
  let [low, high] = [0, color.chroma]
  let rgb = toLinearRgb({ ...color, lightness })
  for (let step = 0; step < 16 && !(step === 0 && isInGamut(rgb)); step += 1) {
    const chroma = (low + high) / 2
    const tried = toLinearRgb({ ...color, lightness, chroma })
    if (isInGamut(tried)) low = chroma
    else high = chroma
    rgb = toLinearRgb({ ...color, lightness, chroma: low })
  }
  const digits = (channel: number) =>
    Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, "0")
  return `#${rgb.map(digits).join("")}`
}
