// An icon's drawing as one path: a browser lays the sprite out again for each size at which an icon stands on a page, and
// each element of it costs.

const attributesOf = (tag) =>
  Object.fromEntries([...tag.matchAll(/([a-z0-9-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]))

/** A path that goes round an ellipse. */
const round = (cx, cy, rx, ry) => `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`

function box({ x = 0, y = 0, width, height, rx, ry }) {
  const [w, h] = [Number(width), Number(height)]
  const [a, b] = [Math.min(Number(rx ?? ry ?? 0), w / 2), Math.min(Number(ry ?? rx ?? 0), h / 2)]
  if (a === 0 || b === 0) return `M${x} ${y}h${w}v${h}h${-w}z`
  const corner = (dx, dy) => `a${a} ${b} 0 0 1 ${dx} ${dy}`
  const sides = [
    `h${w - 2 * a}`,
    corner(a, b),
    `v${h - 2 * b}`,
    corner(-a, b),
    `h${2 * a - w}`,
    corner(-a, -b),
    `v${2 * b - h}`,
  ]
  return `M${Number(x) + a} ${y}${sides.join("")}${corner(a, -b)}z`
}

/** A path's first move is absolute, also where it is written as a relative one; behind another path it would not be. */
function absoluteStart(d) {
  const [, start, rest] = /^m\s*(-?[\d.]+(?:[\s,]+|(?=-))-?(?:\d+\.?\d*|\.\d+))(.*)$/s.exec(d) ?? []
  if (start === undefined) return d
  // More pairs behind a relative move are relative lines.
  return /^[\s,]*[-.\d]/.test(rest) ? `M${start}l${rest.trim()}` : `M${start}${rest}`
}

const shapes = {
  path: ({ d }) => absoluteStart(d),
  circle: ({ cx, cy, r }) => round(Number(cx), Number(cy), Number(r), Number(r)),
  ellipse: ({ cx, cy, rx, ry }) => round(Number(cx), Number(cy), Number(rx), Number(ry)),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  rect: box,
  polyline: ({ points }) => `M${points}`,
  polygon: ({ points }) => `M${points}z`,
}

/** @param drawing the shapes inside an icon's `<svg>`
 *  @returns one path for each way of painting that occurs: its data, with the attributes of paint as text
 *  @throws Error for an element that is no basic shape */
export function pathsOf(drawing) {
  const paths = new Map()
  for (const [tag, name] of drawing.matchAll(/<([a-z]+)\b[^>]*>/g)) {
    const { fill, stroke, ...shape } = attributesOf(tag)
    if (!(name in shapes)) throw new Error(`<${name}> is no basic shape: ${drawing}`)
    const paint = Object.entries({ fill, stroke }).flatMap(([key, value]) =>
      value === undefined ? [] : ` ${key}="${value}"`,
    )
    paths.set(paint.join(""), (paths.get(paint.join("")) ?? "") + shapes[name](shape))
  }
  return [...paths].map(([paint, d]) => ({ paint, d }))
}
