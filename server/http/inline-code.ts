import { hash } from "node:crypto"

/** Inline code of a page and the sources that its policy must name, such as `'sha256-…'`. */
export type InlineCode = { page: string; scripts: string[]; styles: string[] }

/** Proxies take 4 KB of headers by default; each hash is 53 bytes of them. */
const maxStyles = 40

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" }

/** The source that allows one inline script or style attribute, and only this one. */
export const hashSource = (text: string | Buffer) => `'sha256-${hash("sha256", text, "base64")}'`

const asBytes = (text: string) => Buffer.from(text, "latin1")

/** A part to leave out of a page. */
type Cut = { from: number; to: number }

/** The texts of the inline scripts that carry the mark, and where the mark stands. Searches for the long mark and looks
 *  back from there: a page is a quarter of a million characters, and thousands are a `<`. */
function markedScripts(html: string, mark: string): { cuts: Cut[]; scripts: string[] } {
  const nonce = ` nonce="${mark}"`
  const scripts: string[] = []
  const cuts: Cut[] = []
  let next = 0
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, next)) {
    next = at + nonce.length
    cuts.push({ from: at, to: next })
    const open = html.lastIndexOf("<", at)
    const end = html.indexOf(">", at)
    if (end === -1 || !html.startsWith("<script", open) || html.slice(open, end).includes(" src=")) continue
    const close = html.indexOf("</script>", end)
    if (close === -1) continue
    scripts.push(html.slice(end + 1, close))
    next = close
  }
  return { cuts, scripts }
}

const styleStart = ' style="'

/** The values of the first different style attributes as they are written, and where the others stand. */
function firstStyles(html: string): { cuts: Cut[]; styles: Set<string> } {
  const styles = new Set<string>()
  const cuts: Cut[] = []
  for (let at = html.indexOf(styleStart); at !== -1; at = html.indexOf(styleStart, at + 1)) {
    const from = at + styleStart.length
    const end = html.indexOf('"', from)
    if (end === -1) break
    const value = html.slice(from, end)
    if (styles.size < maxStyles) styles.add(value)
    else if (!styles.has(value)) cuts.push({ from: at, to: end + 1 })
  }
  return { cuts, styles }
}

/** The page without the cuts, which do not overlap. */
function withoutCuts(html: string, cuts: Cut[]): string {
  let page = ""
  let rest = 0
  for (const { from, to } of cuts.sort((a, b) => a.from - b.from)) {
    page += html.slice(rest, from)
    rest = to
  }
  return page + html.slice(rest)
}

const asRead = (value: string) => value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (name) => entities[name] ?? name)

/** Finds a page's inline scripts and style attributes, and takes the mark away that its own scripts were drawn with. A
 *  script without the mark was not drawn by the shop: it gets no hash, so no browser runs it. Style attributes beyond
 *  the first 40 different ones, which are colours behind pictures, are left out of the page.
 *  @param html the page as Latin-1, where each byte is a character: all that is looked for is ASCII
 *  @param mark the nonce of this render, unknown to anyone who could inject text into the page */
export function inlineCode(html: string, mark: string): InlineCode {
  const marked = markedScripts(html, mark)
  const { cuts, styles } = firstStyles(html)
  return {
    page: withoutCuts(html, [...marked.cuts, ...cuts]),
    scripts: [...new Set(marked.scripts.map((text) => hashSource(asBytes(text))))],
    styles: [...styles].map((value) => hashSource(asBytes(asRead(value)))),
  }
}
