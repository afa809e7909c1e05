import type { SvgNode } from "./read-svg.ts"
import { SvgRejectedError } from "./svg-rejected-error.ts"
import { svgLimits } from "./svg-rules.ts"
import { referenceIn } from "./svg-values.ts"

/** Counts what is rendered when every reference is followed: a few elements that use each other can stand for millions.
 *  @param root with clean attributes
 *  @throws SvgRejectedError for too many, and for one that leads back to itself */
export function checkRenderedElements(root: SvgNode): void {
  const byId = new Map<string, SvgNode>()
  const collect = (node: SvgNode) => {
    const id = node.attributes.get("id")
    if (id !== undefined && !byId.has(id)) byId.set(id, node)
    for (const child of node.children) if (typeof child !== "string") collect(child)
  }
  collect(root)

  const known = new Map<SvgNode, number>()
  const under = new Set<SvgNode>()
  const cost = (node: SvgNode, hops: number): number => {
    const before = known.get(node)
    if (before !== undefined) return before
    if (under.has(node) || hops > svgLimits.depth) throw new SvgRejectedError("SVG_TOO_COMPLEX", node.name)
    under.add(node)
    let sum = 1
    for (const child of node.children) if (typeof child !== "string") sum += cost(child, hops)
    for (const [name, value] of node.attributes) {
      const target = byId.get(referenceIn(name, value) ?? "")
      if (target) sum += cost(target, hops + 1)
    }
    if (sum > svgLimits.rendered) throw new SvgRejectedError("SVG_TOO_COMPLEX")
    under.delete(node)
    known.set(node, sum)
    return sum
  }
  cost(root, 0)
}
