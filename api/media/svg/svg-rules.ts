/** Properties that every element may have, as attributes or from styles. */
export const presentation: ReadonlySet<string> = new Set([
  "clip-path",
  "clip-rule",
  "color",
  "display",
  "dominant-baseline",
  "fill",
  "fill-opacity",
  "fill-rule",
  "font-family",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "mask",
  "opacity",
  "paint-order",
  "shape-rendering",
  "stop-color",
  "stop-opacity",
  "stroke",
  "stroke-dasharray",
  "stroke-dashoffset",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-miterlimit",
  "stroke-opacity",
  "stroke-width",
  "text-anchor",
  "transform",
  "vector-effect",
  "visibility",
])

const box = ["x", "y", "width", "height"]
const gradient = ["gradientUnits", "gradientTransform", "spreadMethod", "href"]
const letters = ["x", "y", "dx", "dy", "rotate", "textLength", "lengthAdjust"]

/** The elements that a drawing may have, each with its own attributes. */
export const elements: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    svg: [...box, "viewBox", "preserveAspectRatio"],
    g: [],
    defs: [],
    symbol: [...box, "viewBox", "preserveAspectRatio"],
    use: [...box, "href"],
    path: ["d", "pathLength"],
    rect: [...box, "rx", "ry"],
    circle: ["cx", "cy", "r"],
    ellipse: ["cx", "cy", "rx", "ry"],
    line: ["x1", "y1", "x2", "y2"],
    polyline: ["points"],
    polygon: ["points"],
    text: letters,
    tspan: letters,
    linearGradient: [...gradient, "x1", "y1", "x2", "y2"],
    radialGradient: [...gradient, "cx", "cy", "r", "fx", "fy", "fr"],
    stop: ["offset"],
    clipPath: ["clipPathUnits"],
    mask: [...box, "maskUnits", "maskContentUnits"],
    pattern: [...box, "patternUnits", "patternContentUnits", "patternTransform", "viewBox", "href"],
  } satisfies Record<string, string[]>).map(([name, own]) => [name, new Set(own)]),
)

/** Elements that draw nothing: they are left out with all that they hold. */
export const undrawn: ReadonlySet<string> = new Set(["title", "desc", "metadata", "view"])

/** Elements that run something or lead somewhere else. */
export const active: ReadonlySet<string> = new Set([
  "script",
  "handler",
  "listener",
  "foreignObject",
  "a",
  "iframe",
  "object",
  "embed",
])

/** Properties that would change how the drawing looks if they were left out, but for these values. */
export const unsupportedProperties: ReadonlyMap<string, string> = new Map([
  ["filter", "none"],
  ["marker", "none"],
  ["marker-start", "none"],
  ["marker-mid", "none"],
  ["marker-end", "none"],
  ["mix-blend-mode", "normal"],
])

/** An `id` to which a drawing may refer. */
export const idShape = /^[A-Za-z_][\w.-]{0,99}$/

/** Limits of a drawing: bytes, elements, levels. */
export const svgLimits = {
  /** Of the file. */
  bytes: 256 * 1024,
  /** Characters of what is stored. */
  written: 512 * 1024,
  elements: 5000,
  depth: 32,
  styleRules: 500,
  /** Declarations of styles that hold for an element, of all elements together. */
  declarations: 50_000,
  /** Elements that are rendered when every reference is followed. */
  rendered: 20_000,
} as const
