import type { BlockInline, BlockText, textMarks } from "./block.ts"

type How = {
  marks: readonly (typeof textMarks)[number][]
  /** Where the text leads; null = nowhere. */
  link: string | null
  /** Whether spaces and line ends stay as they are. */
  isPreformatted: boolean
}

/** Writes a line of block content piece by piece, with one space where HTML has many. */
export class LineWriter {
  #parts: BlockInline[] = []
  /** Whether the line needs no space here. */
  #isAfterSpace = true
  /** The last text, whose marks a break takes on. */
  #last: BlockText | null = null

  write(text: string, { marks, link, isPreformatted }: How): void {
    let words = isPreformatted ? text : text.replace(/[ \t\r\n\f]+/g, " ")
    if (!isPreformatted && this.#isAfterSpace) words = words.replace(/^ /, "")
    if (words === "") return
    this.#isAfterSpace = /[ \n]$/.test(words)
    const siblings = link === null ? this.#parts : this.#linked(link)
    const before = siblings.at(-1)
    const written: BlockText = { type: "text", text: words, ...Object.fromEntries(marks.map((mark) => [mark, true])) }
    if (before?.type === "text" && isMarkedAlike(before, written)) {
      before.text += words
      this.#last = before
      return
    }
    siblings.push(written)
    this.#last = written
  }

  /** A line break, unless the line is empty. */
  breakLine(): void {
    if (!this.#last) return
    if (this.#isAfterSpace && this.#last.text.endsWith(" ")) this.#last.text = this.#last.text.slice(0, -1)
    if (this.#last.text.endsWith("\n\n")) return
    this.#last.text += "\n"
    this.#isAfterSpace = true
  }

  /** A line break, where there is none yet. */
  endLine(): void {
    if (this.#last && !/\n *$/.test(this.#last.text)) this.breakLine()
  }

  /** Writes the separator of two cells of a table's row. */
  separate(): void {
    if (this.#last && !this.#last.text.endsWith("\n")) {
      this.write(" · ", { marks: [], link: null, isPreformatted: false })
    }
  }

  /** The line, without space at its ends; the next one is empty. */
  take(): BlockInline[] {
    const parts = this.#parts
    this.#parts = []
    this.#last = null
    this.#isAfterSpace = true
    return trimmedEnd(trimmedStart(parts))
  }

  #linked(url: string): BlockText[] {
    const last = this.#parts.at(-1)
    if (last?.type === "link" && last.url === url) return last.children
    const children: BlockText[] = []
    this.#parts.push({ type: "link", url, children })
    return children
  }
}

const isMarkedAlike = (one: BlockText, other: BlockText) =>
  Object.keys({ ...one, ...other }).every(
    (key) => key === "text" || one[key as keyof BlockText] === other[key as keyof BlockText],
  )

function trimmedStart<T extends BlockInline>(parts: T[]): T[] {
  const [first, ...rest] = parts
  if (!first) return parts
  if (first.type === "link") {
    const children = trimmedStart(first.children)
    return children.length > 0 ? [{ ...first, children }, ...rest] : trimmedStart(rest)
  }
  const text = first.text.trimStart()
  return text === "" ? trimmedStart(rest) : [{ ...first, text }, ...rest]
}

function trimmedEnd<T extends BlockInline>(parts: T[]): T[] {
  const last = parts.at(-1)
  const rest = parts.slice(0, -1)
  if (!last) return parts
  if (last.type === "link") {
    const children = trimmedEnd(last.children)
    return children.length > 0 ? [...rest, { ...last, children }] : trimmedEnd(rest)
  }
  const text = last.text.trimEnd()
  return text === "" ? trimmedEnd(rest) : [...rest, { ...last, text }]
}
