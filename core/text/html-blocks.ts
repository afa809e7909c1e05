import { Parser } from "htmlparser2"
import { safeLink } from "../safe-link.ts"
import type { Block, BlockList, textMarks } from "./block.ts"
import { LineWriter } from "./line-writer.ts"

type Mark = (typeof textMarks)[number]

const markOf: Record<string, Mark> = {
  ...({ b: "bold", strong: "bold", i: "italic", em: "italic", u: "underline", ins: "underline" } as const),
  ...({ s: "strikethrough", strike: "strikethrough", del: "strikethrough" } as const),
  ...({ code: "code", kbd: "code", samp: "code", tt: "code" } as const),
}

/** Elements that begin and end a line. */
const lineElements = new Set(
  (
    "p div section article header footer main aside nav figure figcaption address center dl dt dd table caption thead tbody " +
    "tfoot tr hr details summary"
  ).split(" "),
)

/** Elements that are left out with their content. */
const droppedElements = new Set(
  (
    "script style iframe object embed applet svg math canvas noscript template head title select button textarea form input " +
    "video audio link meta base img picture map"
  ).split(" "),
)

const otherElements = ["br", "a", "ul", "ol", "li", "blockquote", "pre", "span", "font", "small", "big", "sub", "sup"]
const headings = ["h1", "h2", "h3", "h4", "h5", "h6"]
const names = [...Object.keys(markOf), ...lineElements, ...droppedElements, ...otherElements, ...headings, "td", "th"]
const tagOrEntity = new RegExp(
  `</?(?:${names.join("|")})(?:[\\s/][^<>]*)?>|<!--|&(?:[a-z][a-z0-9]{1,31}|#\\d{1,7}|#x[0-9a-f]{1,6});`,
  "i",
)
/** Elements that say where lines end; without them the text's own line ends do. */
const linesByElements = /<(?:p|div|br|tr)[\s/>]/i

/** Whether a text is written in HTML: has a tag that HTML knows, or an entity. `a < b` is none. */
export const isHtml = (text: string): boolean => tagOrEntity.test(text)

/** As many as the console's editor takes (api/texts/contract-block-input.ts). */
export const blockLimits = { blocks: 500, children: 1000, listDepth: 3 }

/** HTML as block content: headings, paragraphs, lists, quotes, marks, links, line breaks. */
export type HtmlBlocks = {
  blocks: Block<never>[]
  /** Names of what was left out: elements, attributes that are scripts, and `a` for a link that leads nowhere safe. */
  dropped: string[]
  /** Whether it has more than the console's editor takes. */
  isTooLong: boolean
}

class BlockWriter {
  readonly blocks: Block<never>[] = []
  readonly dropped = new Set<string>()
  isTooLong = false
  readonly #line = new LineWriter()
  readonly #marks = new Map<Mark, number>()
  /** The lists around the place that is written; one that is too deep is its parent. */
  readonly #lists: BlockList[] = []
  #isInItem = false
  #heading = 0
  #quotes = 0
  #pre = 0
  /** Elements around the place, the outermost of which is left out. */
  #droppedDepth = 0
  #link: string | null = null

  open(name: string, attributes: Record<string, string>): void {
    if (this.#droppedDepth > 0 || droppedElements.has(name)) {
      if (this.#droppedDepth === 0) this.dropped.add(name)
      this.#droppedDepth++
      return
    }
    for (const attribute of Object.keys(attributes)) {
      if (/^on[a-z]{2,20}$/.test(attribute) && this.dropped.size < 20) this.dropped.add(attribute)
    }
    const mark = markOf[name]
    if (mark) this.#marks.set(mark, (this.#marks.get(mark) ?? 0) + 1)
    if (name === "a") this.#openLink(attributes.href ?? "")
    if (name === "br") this.#line.breakLine()
    if (name === "td" || name === "th") this.#line.separate()
    if (lineElements.has(name)) this.#endLine()
    if (name === "ul" || name === "ol") this.#openList(name === "ol" ? "ordered" : "unordered")
    if (name === "li") {
      this.#endItem()
      this.#isInItem = true
    }
    if (name !== "blockquote" && name !== "pre" && !headings.includes(name)) return
    this.#endLine()
    if (name === "blockquote") this.#quotes++
    else if (name === "pre") this.#pre++
    else this.#heading = Math.max(2, headings.indexOf(name) + 1)
  }

  close(name: string): void {
    if (this.#droppedDepth > 0) {
      this.#droppedDepth--
      return
    }
    const mark = markOf[name]
    if (mark) this.#marks.set(mark, Math.max(0, (this.#marks.get(mark) ?? 0) - 1))
    if (name === "a") this.#link = null
    if (lineElements.has(name)) this.#endLine()
    if (name === "li") this.#endItem()
    if (name === "ul" || name === "ol") {
      this.#endItem()
      this.#lists.pop()
    }
    if (name === "blockquote" || name === "pre" || headings.includes(name)) {
      this.#endLine()
      if (name === "blockquote") this.#quotes = Math.max(0, this.#quotes - 1)
      else if (name === "pre") this.#pre = Math.max(0, this.#pre - 1)
      else this.#heading = 0
    }
  }

  /** @param areLinesOwn whether a line end of the text ends a line */
  text(text: string, areLinesOwn: boolean): void {
    if (this.#droppedDepth > 0) return
    const marks = [...this.#marks].flatMap(([mark, depth]) => (depth > 0 ? mark : []))
    const how = { marks, link: this.#link, isPreformatted: this.#pre > 0 }
    const parts = !areLinesOwn || this.#pre > 0 || this.#isInItem ? [text] : text.split(/\r?\n/)
    for (const [at, part] of parts.entries()) {
      if (at > 0) this.#endLine()
      this.#line.write(part, how)
    }
  }

  end(): void {
    this.#endItem()
    const withoutEmpty = (list: BlockList): BlockList => ({
      ...list,
      children: list.children.map((child) => (child.type === "list" ? withoutEmpty(child) : child)).filter(isFilled),
    })
    const filled = this.blocks.map((block) => (block.type === "list" ? withoutEmpty(block) : block)).filter(isFilled)
    this.blocks.splice(0, this.blocks.length, ...filled)
    if (filled.length > blockLimits.blocks) this.isTooLong = true
  }

  #openLink(address: string): void {
    const link = safeLink(address)
    if (!link && address !== "") this.dropped.add("a")
    this.#link = link && address.length <= 2000 ? address.trim() : null
  }

  #openList(format: BlockList["format"]): void {
    this.#endItem()
    const parent = this.#lists.at(-1)
    if (parent && this.#lists.length >= blockLimits.listDepth) {
      this.#lists.push(parent)
      return
    }
    const list: BlockList = { type: "list", format, children: [] }
    if (parent) parent.children.push(list)
    else this.blocks.push(list)
    this.#lists.push(list)
  }

  /** Ends a line, inside an item of a list by a line break. */
  #endLine(): void {
    if (this.#isInItem) this.#line.endLine()
    else this.#endItem()
  }

  /** Ends a paragraph or an item of a list. */
  #endItem(): void {
    this.#isInItem = false
    const children = this.#line.take()
    if (children.length > blockLimits.children) this.isTooLong = true
    if (children.length === 0) return
    const list = this.#lists.at(-1)
    if (list) {
      if (list.children.length >= blockLimits.children) this.isTooLong = true
      list.children.push({ type: "list-item", children })
    } else if (this.#heading > 0) {
      this.blocks.push({ type: "heading", level: this.#heading as 2 | 3 | 4 | 5 | 6, children })
    } else this.blocks.push({ type: this.#pre > 0 ? "code" : this.#quotes > 0 ? "quote" : "paragraph", children })
  }
}

const isFilled = (block: { children: unknown[] }): boolean => block.children.length > 0

type HtmlSource = {
  /** Copied from a page or a document, whose source ends its lines anywhere. An import's own line ends are lines where no element says
   *  where these end, also as WooCommerce exports them: a backslash and an n. */
  isCopied?: boolean
}

/** Reads HTML as block content. Entities are decoded; scripts, styles, frames, forms and pictures are left out. */
export function blocksOfHtml(html: string, { isCopied = false }: HtmlSource = {}): HtmlBlocks {
  const writer = new BlockWriter()
  const areLinesOwn = !isCopied && !linesByElements.test(html)
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, attributes),
    onclosetag: (name) => writer.close(name),
    ontext: (text) => writer.text(text, areLinesOwn),
  })
  parser.end(isCopied ? html : html.replaceAll("\\r", "").replaceAll("\\n", "\n"))
  writer.end()
  const { blocks, dropped, isTooLong } = writer
  return { blocks, dropped: [...dropped], isTooLong }
}
