import type { SvgNode } from "./read-svg.ts"
import { SvgRejectedError } from "./svg-rejected-error.ts"
import { svgLimits } from "./svg-rules.ts"

type Declarations = [property: string, value: string][]

/** One selector with its declarations; `weight` orders those that hold for the same element. */
type StyleRule = { kind: "element" | "class" | "id"; name: string; weight: number; declarations: Declarations }

/** @throws SvgRejectedError for CSS that loads something, or that hides what it does */
function checkCss(css: string): void {
  if (/@import|expression\s*\(|\\/i.test(css)) throw new SvgRejectedError("SVG_ACTIVE", "style")
  if (/@|!/.test(css)) throw new SvgRejectedError("SVG_UNSUPPORTED", "style")
}

/** The declarations of a `style` attribute or of a rule. What their values may be is checked with the attributes.
 *  @throws SvgRejectedError for CSS that loads something */
export function readDeclarations(css: string): Declarations {
  checkCss(css)
  return css.split(";").flatMap((declaration): Declarations => {
    const colon = declaration.indexOf(":")
    if (colon < 0) return []
    return [[declaration.slice(0, colon).trim().toLowerCase(), declaration.slice(colon + 1).trim()]]
  })
}

const kinds = { "": "element", ".": "class", "#": "id" } as const

function readSelector(selector: string, declarations: Declarations): StyleRule {
  const [, sign, name = ""] = /^([.#]?)([A-Za-z_][\w-]*)$/.exec(selector) ?? []
  if (sign !== "" && sign !== "." && sign !== "#") throw new SvgRejectedError("SVG_UNSUPPORTED", "style")
  const kind = kinds[sign]
  return { kind, name, weight: ["element", "class", "id"].indexOf(kind), declarations }
}

/** In one pass: an expression with a lazy repetition would read a file of `/*` again and again. */
function withoutComments(css: string): string {
  const parts = css.split("*/")
  return parts
    .map((part, at) => {
      const start = part.indexOf("/*")
      if (start < 0 === at < parts.length - 1) throw new SvgRejectedError("SVG_UNSUPPORTED", "style")
      return start < 0 ? part : part.slice(0, start)
    })
    .join(" ")
}

/** The rules of a `style` element as drawing programs write them: lists of one class, id or element each.
 *  @throws SvgRejectedError for other selectors, at-rules, and CSS that loads something */
export function readStyleRules(css: string): StyleRule[] {
  const text = withoutComments(css).trim()
  checkCss(text)
  const rules = text.split("}").flatMap((block, at, blocks) => {
    if (at === blocks.length - 1) {
      if (block.trim() !== "") throw new SvgRejectedError("SVG_UNSUPPORTED", "style")
      return []
    }
    const [selectors = "", body, ...more] = block.split("{")
    if (body === undefined || more.length > 0) throw new SvgRejectedError("SVG_UNSUPPORTED", "style")
    const declarations = readDeclarations(body)
    return selectors.split(",").map((selector) => readSelector(selector.trim(), declarations))
  })
  if (rules.length > svgLimits.styleRules) throw new SvgRejectedError("SVG_TOO_COMPLEX", "style")
  // The order of rules of one weight stays.
  return rules.sort((one, other) => one.weight - other.weight)
}

/** All rules of a drawing. */
export function styleRulesIn(root: SvgNode): StyleRule[] {
  const css = (node: SvgNode): string =>
    node.name === "style"
      ? node.children.filter((child) => typeof child === "string").join("")
      : node.children.map((child) => (typeof child === "string" ? "" : css(child))).join("")
  return readStyleRules(css(root))
}

/** Returns the declarations that apply to an element, the weakest first: rules, then its own. */
export function declarationsFor({ name, attributes }: SvgNode, rules: StyleRule[]): Declarations {
  const classes = (attributes.get("class") ?? "").split(/\s+/)
  const id = attributes.get("id")
  const found = rules.filter((rule) => {
    if (rule.kind === "class") return classes.includes(rule.name)
    return rule.name === (rule.kind === "id" ? id : name)
  })
  return [...found.flatMap(({ declarations }) => declarations), ...readDeclarations(attributes.get("style") ?? "")]
}
