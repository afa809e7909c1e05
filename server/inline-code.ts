import { createHash } from "node:crypto"

/** What a page carries inline and its policy must name: sources such as `'sha256-…'`. */
export type InlineCode = { html: string; scripts: string[]; styles: string[] }

/** Proxies take 4 KB of headers by default; each hash is 53 bytes of them. */
const mostStyles = 40

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" }

/** The source that allows one inline script or style attribute, and only this one. */
export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`

/** Finds a page's inline scripts and style attributes, and takes the mark away that its own scripts were drawn with. A
 *  script without the mark was not drawn by the shop: it gets no hash, so no browser runs it. Style attributes beyond
 *  the first 40 different ones, which are colours behind pictures, are left out of the page.
 *  @param mark the nonce of this one drawing, unknown to whoever could put text into the page */
export function inlineCode(html: string, mark: string): InlineCode {
  const own = new RegExp(`<script(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, "g")
  const scripts = [...html.matchAll(own)].map(([, text = ""]) => hashSource(text))
  const styles = new Map<string, string>()
  const kept = html.replaceAll(` nonce="${mark}"`, "").replace(/ style="([^"]*)"/g, (attribute, value: string) => {
    if (styles.has(value)) return attribute
    if (styles.size === mostStyles) return ""
    styles.set(value, hashSource(value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (name) => entities[name] ?? name)))
    return attribute
  })
  return { html: kept, scripts: [...new Set(scripts)], styles: [...styles.values()] }
}
