import { readSvg, type SvgNode } from "./read-svg.ts"
import { checkRenderedElements } from "./svg-cost.ts"
import { SvgRejectedError } from "./svg-rejected-error.ts"
import { elements, presentation, svgLimits, unsupportedProperties } from "./svg-rules.ts"
import { readSvgSize } from "./svg-size.ts"
import { declarationsFor, styleRulesIn } from "./svg-styles.ts"
import { cleanValue } from "./svg-values.ts"

export type CleanSvg = { bytes: Buffer<ArrayBuffer>; width: number; height: number }

/** The attributes of an element that the tables know, with what styles say of it instead of the styles. */
function cleanAttributes(node: SvgNode, declarations: ReturnType<typeof declarationsFor>): Map<string, string> {
  const own = elements.get(node.name)
  const clean = new Map<string, string>()
  const add = (name: string, value: string) => {
    const usual = unsupportedProperties.get(name)
    if (usual !== undefined && value.trim() !== usual) throw new SvgRejectedError("SVG_UNSUPPORTED", name)
    if (name !== "id" && !presentation.has(name) && !own?.has(name)) return
    const written = cleanValue(name, value)
    if (written !== undefined) clean.set(name, written)
  }
  for (const [name, value] of node.attributes) add(name, value)
  // Geometry is not taken from styles: its units differ there.
  for (const [property, value] of declarations) if (property !== "id" && !own?.has(property)) add(property, value)
  return clean
}

/** @throws SvgRejectedError when styles are applied more often than a logo needs */
function cleanTree(root: SvgNode): SvgNode {
  const rules = styleRulesIn(root)
  let applied = 0
  const clean = (node: SvgNode): SvgNode => {
    const declarations = declarationsFor(node, rules)
    applied += declarations.length
    if (applied > svgLimits.declarations) throw new SvgRejectedError("SVG_TOO_COMPLEX", "style")
    const children = node.children.flatMap((child): SvgNode["children"] => {
      if (typeof child === "string") return [child]
      return child.name === "style" ? [] : [clean(child)]
    })
    return { name: node.name, attributes: cleanAttributes(node, declarations), children }
  }
  return clean(root)
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? "")

/** @throws SvgRejectedError when it becomes too long */
function write(root: SvgNode): string {
  const parts: string[] = []
  let length = 0
  const add = (part: string) => {
    length += part.length
    if (length > svgLimits.written) throw new SvgRejectedError("SVG_TOO_COMPLEX")
    parts.push(part)
  }
  const addNode = ({ name, attributes, children }: SvgNode) => {
    add(`<${name}`)
    for (const [attribute, value] of attributes) add(` ${attribute}="${escaped(value)}"`)
    if (children.length === 0) return add("/>")
    add(">")
    for (const child of children) {
      if (typeof child === "string") add(escaped(child))
      else addNode(child)
    }
    add(`</${name}>`)
  }
  addNode(root)
  return parts.join("")
}

/** Writes a drawing anew with nothing but the elements and attributes of svg-rules.ts. Styles become attributes; what
 *  editors note is left out; references lead to the drawing itself.
 *  @param file UTF-8
 *  @returns width and height in whole pixels, of which only the proportions matter
 *  @throws SvgRejectedError for a drawing that runs or loads something, cannot be rendered as it is meant, is larger than a
 *  logo may be, or is none */
export function cleanSvg(file: Uint8Array): CleanSvg {
  if (file.length > svgLimits.bytes) throw new SvgRejectedError("SVG_TOO_LARGE")
  let text: string
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(file)
  } catch (cause) {
    throw new SvgRejectedError("DAMAGED", undefined, { cause })
  }
  const read = readSvg(text)
  const root = cleanTree(read)
  const { viewBox, width, height } = readSvgSize(read.attributes)
  checkRenderedElements(root)
  const own = [...root.attributes].filter(([name]) => !/^(x|y|width|height|viewBox)$/.test(name))
  const attributes = new Map([
    ["xmlns", "http://www.w3.org/2000/svg"],
    ["viewBox", viewBox],
    ["width", String(width)],
    ["height", String(height)],
    ...own,
  ])
  return { bytes: Buffer.from(write({ ...root, attributes })), width, height }
}
