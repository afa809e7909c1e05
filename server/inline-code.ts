import { hash } from "node:crypto"

/** What a page carries inline and its policy must name: sources such as `'sha256-…'`. */
export type InlineCode = { page: string; scripts: string[]; styles: string[] }

/** Proxies take 4 KB of headers by default; each hash is 53 bytes of them. */
const mostStyles = 40

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" }

/** The source that allows one inline script or style attribute, and only this one. */
export const hashSource = (text: string | Buffer) => `'sha256-${hash("sha256", text, "base64")}'`

const asBytes = (text: string) => Buffer.from(text, "latin1")

/** The texts of the inline scripts that carry the mark. Plain searching: a page is a quarter of a million characters. */
function ownScripts(html: string, mark: string): string[] {
  const found: string[] = []
  for (let at = html.indexOf("<script"); at !== -1; ) {
    const open = html.indexOf(">", at)
    const close = html.indexOf("</script>", open)
    if (open === -1 || close === -1) break
    const tag = html.slice(at, open)
    if (tag.includes(` nonce="${mark}"`) && !tag.includes(" src=")) found.push(html.slice(open + 1, close))
    at = html.indexOf("<script", close)
  }
  return found
}

const styleStart = ' style="'

/** The values of all style attributes, each once, as they are written. */
function styleValues(html: string): Set<string> {
  const found = new Set<string>()
  for (let at = html.indexOf(styleStart); at !== -1; at = html.indexOf(styleStart, at + 1)) {
    const from = at + styleStart.length
    found.add(html.slice(from, html.indexOf('"', from)))
  }
  return found
}

const asRead = (value: string) => value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (name) => entities[name] ?? name)

/** Finds a page's inline scripts and style attributes, and takes the mark away that its own scripts were drawn with. A
 *  script without the mark was not drawn by the shop: it gets no hash, so no browser runs it. Style attributes beyond
 *  the first 40 different ones, which are colours behind pictures, are left out of the page.
 *  @param html the page as Latin-1, where each byte is a character: all that is looked for is ASCII
 *  @param mark the nonce of this one drawing, unknown to whoever could put text into the page */
export function inlineCode(html: string, mark: string): InlineCode {
  const scripts = ownScripts(html, mark).map((text) => hashSource(asBytes(text)))
  const values = [...styleValues(html)]
  const kept = new Set(values.slice(0, mostStyles))
  const unmarked = html.replaceAll(` nonce="${mark}"`, "")
  const page =
    values.length > kept.size
      ? unmarked.replace(/ style="([^"]*)"/g, (attribute, value: string) => (kept.has(value) ? attribute : ""))
      : unmarked
  return {
    page,
    scripts: [...new Set(scripts)],
    styles: [...kept].map((value) => hashSource(asBytes(asRead(value)))),
  }
}
