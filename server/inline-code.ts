import { hash } from "node:crypto"

/** What a page carries inline and its policy must name: sources such as `'sha256-…'`. */
export type InlineCode = { page: string; scripts: string[]; styles: string[] }

/** Proxies take 4 KB of headers by default; each hash is 53 bytes of them. */
const mostStyles = 40

const entities: Record<string, string> = { "&quot;": '"', "&#x27;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" }

/** The source that allows one inline script or style attribute, and only this one. */
export const hashSource = (text: string | Buffer) => `'sha256-${hash("sha256", text, "base64")}'`

const asBytes = (text: string) => Buffer.from(text, "latin1")

/** The texts of the inline scripts that carry the mark, and the page without it. Searches for the long mark and looks back
 *  from there: a page is a quarter of a million characters, and every tenth is a `<`. */
function takeMark(html: string, mark: string): { page: string; scripts: string[] } {
  const nonce = ` nonce="${mark}"`
  const scripts: string[] = []
  let page = ""
  let rest = 0
  for (let at = html.indexOf(nonce); at !== -1; at = html.indexOf(nonce, rest)) {
    page += html.slice(rest, at)
    rest = at + nonce.length
    const open = html.lastIndexOf("<", at)
    const end = html.indexOf(">", at)
    const close = html.indexOf("</script>", end)
    if (!html.startsWith("<script", open) || end === -1 || close === -1) continue
    if (html.slice(open, end).includes(" src=")) continue
    scripts.push(html.slice(end + 1, close))
    page += html.slice(rest, close)
    rest = close
  }
  return { page: page + html.slice(rest), scripts }
}

const styleStart = ' style="'

/** The values of the first different style attributes as they are written, and the page without the others. */
function limitStyles(html: string): { page: string; styles: Set<string> } {
  const styles = new Set<string>()
  let page = ""
  let rest = 0
  for (let at = html.indexOf(styleStart); at !== -1; at = html.indexOf(styleStart, at + 1)) {
    const from = at + styleStart.length
    const end = html.indexOf('"', from)
    if (end === -1) break
    const value = html.slice(from, end)
    if (styles.has(value)) continue
    if (styles.size < mostStyles) {
      styles.add(value)
      continue
    }
    page += html.slice(rest, at)
    rest = end + 1
  }
  return { page: rest === 0 ? html : page + html.slice(rest), styles }
}

const asRead = (value: string) => value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (name) => entities[name] ?? name)

/** Finds a page's inline scripts and style attributes, and takes the mark away that its own scripts were drawn with. A
 *  script without the mark was not drawn by the shop: it gets no hash, so no browser runs it. Style attributes beyond
 *  the first 40 different ones, which are colours behind pictures, are left out of the page.
 *  @param html the page as Latin-1, where each byte is a character: all that is looked for is ASCII
 *  @param mark the nonce of this one drawing, unknown to whoever could put text into the page */
export function inlineCode(html: string, mark: string): InlineCode {
  const unmarked = takeMark(html, mark)
  const { page, styles } = limitStyles(unmarked.page)
  return {
    page,
    scripts: [...new Set(unmarked.scripts.map((text) => hashSource(asBytes(text))))],
    styles: [...styles].map((value) => hashSource(asBytes(asRead(value)))),
  }
}
