import { SaxesParser } from "saxes"
import { SvgRejectedError } from "./svg-rejected-error.ts"
import { active, elements, svgLimits, undrawn } from "./svg-rules.ts"

/** An element of a drawing, with attributes as they came: those without a namespace, and `href`. */
export type SvgNode = { name: string; attributes: Map<string, string>; children: (SvgNode | string)[] }

const svgNamespace = "http://www.w3.org/2000/svg"
const xlinkNamespace = "http://www.w3.org/1999/xlink"
const htmlNamespace = "http://www.w3.org/1999/xhtml"

type Tag = { local: string; uri: string; attributes: Record<string, { local: string; uri: string; value: string }> }

/** Whether an element is part of the drawing; false for what an editor noted in it.
 *  @throws SvgRejectedError for what a logo must not have */
function isDrawn({ local, uri }: Tag): boolean {
  if (uri === htmlNamespace) throw new SvgRejectedError("SVG_ACTIVE", local)
  if (uri !== svgNamespace && uri !== "") return false
  if (active.has(local)) throw new SvgRejectedError("SVG_ACTIVE", local)
  if (undrawn.has(local)) return false
  if (!elements.has(local) && local !== "style") throw new SvgRejectedError("SVG_UNSUPPORTED", local)
  return true
}

/** @throws SvgRejectedError for an event handler, and for an address outside of the drawing */
function readAttributes({ attributes }: Tag): Map<string, string> {
  const found = new Map<string, string>()
  for (const { local, uri, value } of Object.values(attributes)) {
    if (/^on/i.test(local)) throw new SvgRejectedError("SVG_ACTIVE", local)
    const isHref = local === "href" && (uri === "" || uri === xlinkNamespace)
    if (isHref && !value.trim().startsWith("#")) throw new SvgRejectedError("SVG_ACTIVE", local)
    if (uri === "" || isHref) found.set(local, value)
  }
  return found
}

/** Reads a drawing into a tree. Comments, instructions and what editors note in it are left out; entities are those of XML
 *  alone.
 *  @throws SvgRejectedError when it is no well-formed XML, no SVG, larger or deeper than it may be, or holds an element that
 *  a logo must not have */
export function readSvg(text: string): SvgNode {
  const parser = new SaxesParser({ xmlns: true, position: false })
  const open: SvgNode[] = []
  let root: SvgNode | undefined
  let count = 0
  let skipped = 0

  parser.on("error", (cause) => {
    throw new SvgRejectedError(root ? "DAMAGED" : "UNKNOWN_TYPE", undefined, { cause })
  })
  parser.on("doctype", (doctype) => {
    // Some programs write the name of the format there. Declarations in it are another matter.
    if (/[[<]|ENTITY/i.test(doctype)) throw new SvgRejectedError("SVG_ACTIVE", "DOCTYPE")
  })
  parser.on("opentag", (tag: Tag) => {
    count += 1
    if (count > svgLimits.elements) throw new SvgRejectedError("SVG_TOO_COMPLEX")
    if (!root && (tag.local !== "svg" || (tag.uri !== svgNamespace && tag.uri !== ""))) {
      throw new SvgRejectedError("UNKNOWN_TYPE")
    }
    if (skipped > 0 || !isDrawn(tag)) {
      skipped += 1
      if (skipped > svgLimits.depth) throw new SvgRejectedError("SVG_TOO_COMPLEX")
      return
    }
    const node: SvgNode = { name: tag.local, attributes: readAttributes(tag), children: [] }
    open.at(-1)?.children.push(node)
    root ??= node
    open.push(node)
    if (open.length > svgLimits.depth) throw new SvgRejectedError("SVG_TOO_COMPLEX")
  })
  parser.on("closetag", () => {
    if (skipped > 0) skipped -= 1
    else open.pop()
  })
  const addText = (written: string) => {
    const node = open.at(-1)
    if (skipped === 0 && node && /^(text|tspan|style)$/.test(node.name)) node.children.push(written)
  }
  parser.on("text", addText)
  parser.on("cdata", addText)
  parser.write(text).close()
  if (!root) throw new SvgRejectedError("UNKNOWN_TYPE")
  return root
}
