import { SvgRejectedError } from "./svg-rejected-error.ts"
import { idShape } from "./svg-rules.ts"

/** Letters, digits and what numbers, colours and lists need: without `:`, `/`, quotes and backslashes no address can be
 *  written, and nothing can end an attribute. */
const plainValue = /^[\w\s.,+\-%()#]*$/

const reference = /^url\(\s*(["']?)#([^"'()\s]+)\1\s*\)\s*(none|#[0-9a-f]{3,8}|[a-z]+)?$/i

/** Characters of a value, but for outlines and lists of points. */
const maxLength = 500

const outlines = /^(d|points|viewBox|transform|gradientTransform|patternTransform|x|y|dx|dy|rotate)$/

/** The `id` to which a value refers; undefined for one that refers to none. */
export function referenceIn(name: string, value: string): string | undefined {
  const id = name === "href" ? value.trim().slice(1) : reference.exec(value)?.[2]
  return id !== undefined && idShape.test(id) ? id : undefined
}

/** A value as it is stored; undefined for one that is left out.
 *  @throws SvgRejectedError for an address outside of the drawing */
export function cleanValue(name: string, value: string): string | undefined {
  const trimmed = value.trim()
  if (name === "href" || /^url\(/i.test(trimmed)) {
    const id = referenceIn(name, trimmed)
    if (id !== undefined) return name === "href" ? `#${id}` : `url(#${id})`
  }
  if (/url\s*\(/i.test(trimmed)) throw new SvgRejectedError("SVG_ACTIVE", name)
  if (name === "href") return undefined
  if (name === "id") return idShape.test(trimmed) ? trimmed : undefined
  const plain = name === "font-family" ? trimmed.replace(/["']/g, "") : trimmed
  if (plain.length > maxLength && !outlines.test(name)) return undefined
  return plainValue.test(plain) ? plain.replace(/\s+/g, " ") : undefined
}
