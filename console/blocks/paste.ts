import { Editor, Path, Range, Transforms } from "slate"
import { safeLink } from "#core/safe-link.ts"
import { currentBlock, deepest, putLink } from "./commands.ts"
import type { BlockSlate, EditedBlock, EditedLink, EditedText, HeadingLevel, Mark } from "./slate-types.ts"

type Inline = (EditedText | EditedLink)[]

const marksOf: Record<string, Mark> = {
  B: "bold",
  STRONG: "bold",
  I: "italic",
  EM: "italic",
  U: "underline",
  S: "strikethrough",
  DEL: "strikethrough",
  STRIKE: "strikethrough",
  CODE: "code",
  KBD: "code",
}
const levels: Record<string, HeadingLevel> = { H1: 2, H2: 2, H3: 3, H4: 4, H5: 5, H6: 6 }
/** Elements without visible text. */
const left = new Set(["SCRIPT", "STYLE", "HEAD", "META", "TITLE", "TEMPLATE", "NOSCRIPT", "IFRAME", "OBJECT", "SVG"])
const blocks = new Set([
  "P",
  "DIV",
  "SECTION",
  "ARTICLE",
  "HEADER",
  "FOOTER",
  "MAIN",
  "ASIDE",
  "FIGURE",
  "FIGCAPTION",
  "TABLE",
  "TR",
  "UL",
  "OL",
  "LI",
  "BLOCKQUOTE",
  "PRE",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "DL",
  "DT",
  "DD",
  "BODY",
  "HR",
])

/** The words of a node with their marks; links that a text may have stay links. */
function inlineOf(node: Node, marks: EditedText): Inline {
  if (node.nodeType === 3) return [{ ...marks, text: (node.textContent ?? "").replace(/\s+/g, " ") }]
  if (!(node instanceof HTMLElement) || left.has(node.tagName)) return []
  if (node.tagName === "BR") return [{ ...marks, text: "\n" }]
  const mark = marksOf[node.tagName]
  const inner = [...node.childNodes].flatMap((child) => inlineOf(child, mark ? { ...marks, [mark]: true } : marks))
  const href = node.tagName === "A" ? (node.getAttribute("href") ?? "") : ""
  if (href === "" || !safeLink(href)) return inner
  return [
    { type: "link", url: href.trim(), children: inner.flatMap((part) => ("type" in part ? part.children : part)) },
  ]
}

type Place = { kind: Partial<EditedBlock>; depth: number }

const isFull = (parts: Inline) => parts.some((part) => "type" in part || part.text.trim() !== "")

/** A line without the spaces that stand around it in the source. */
function trimmed(parts: Inline): Inline {
  return parts.map((part, index) => {
    if ("type" in part) return part
    const begun = index === 0 ? part.text.replace(/^[ \n]+/, "") : part.text
    return { ...part, text: index === parts.length - 1 ? begun.replace(/[ \n]+$/, "") : begun }
  })
}

function kindOf(element: HTMLElement, { kind, depth }: Place): Place {
  const { tagName } = element
  const level = levels[tagName]
  if (level) return { kind: { type: "heading", level }, depth }
  if (tagName === "BLOCKQUOTE") return { kind: { type: "quote" }, depth }
  if (tagName === "UL" || tagName === "OL") return { kind, depth: depth + 1 }
  if (tagName !== "LI") return { kind, depth }
  const format = element.parentElement?.tagName === "OL" ? "ordered" : "unordered"
  return { kind: { type: "item", format, depth: Math.min(Math.max(depth, 0), deepest) }, depth }
}

/** The blocks of an element: runs of words between blocks are blocks themselves. */
function blocksOf(element: HTMLElement, place: Place): EditedBlock[] {
  if (left.has(element.tagName)) return []
  if (element.tagName === "PRE") return [{ type: "code", children: [{ text: element.textContent ?? "" }] }]
  const found: EditedBlock[] = []
  let run: Inline = []
  const end = () => {
    // A place is of a kind that holds words.
    if (isFull(run)) found.push({ type: "paragraph", ...place.kind, children: trimmed(run) } as EditedBlock)
    run = []
  }
  for (const child of element.childNodes) {
    const isBlock =
      child instanceof HTMLElement && (blocks.has(child.tagName) || child.querySelector("p,li,h1,h2,h3,pre"))
    if (!isBlock) {
      run.push(...inlineOf(child, { text: "" }))
      continue
    }
    end()
    found.push(...blocksOf(child, kindOf(child, place)))
  }
  end()
  return found
}

/** Converts copied HTML to blocks: its words, headings, lists, links and marks; no styles and no scripts. */
export function blocksOfHtml(html: string): EditedBlock[] {
  // A document of its own, without a window: nothing in it is fetched or run.
  const { body } = new DOMParser().parseFromString(html, "text/html")
  return blocksOf(body, { kind: { type: "paragraph" }, depth: -1 })
}

/** Plain text as blocks, one a line. */
export const blocksOfText = (text: string): EditedBlock[] =>
  text
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => ({ type: "paragraph", children: [{ text: line }] }))

/** Puts blocks where the cursor is: the words of one go into the line, more stand below it, or in its place where it is
 *  empty. */
function put(editor: BlockSlate, pasted: EditedBlock[]): void {
  const [first] = pasted
  if (!first) return
  if (pasted.length === 1 && first.type === "paragraph") {
    Transforms.insertFragment(editor, [first])
    return
  }
  if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor)
  const [block, path] = currentBlock(editor) ?? []
  if (!block || !path) return
  const isEmpty = block.type !== "image" && Editor.isEmpty(editor, block)
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertNodes(editor, pasted, { at: Path.next(path), select: true })
    if (isEmpty) Transforms.removeNodes(editor, { at: path })
  })
}

/** Handles paste in the editor.
 *  @param onFiles called with pasted files */
export function withPaste(editor: BlockSlate, onFiles: (files: File[]) => void): BlockSlate {
  const { insertData } = editor
  editor.insertData = (data) => {
    if (data.files.length > 0) return onFiles([...data.files])
    // Copied from this editor.
    if (data.types.includes("application/x-slate-fragment")) return insertData(data)
    const text = data.getData("text/plain")
    const html = data.getData("text/html")
    if (currentBlock(editor)?.[0].type === "code") return editor.insertText(text)
    const isAddress = /^\S+$/.test(text.trim()) && safeLink(text)?.kind === "outside"
    if (isAddress && editor.selection && Range.isExpanded(editor.selection)) return putLink(editor, text.trim(), "")
    put(editor, html ? blocksOfHtml(html) : blocksOfText(text))
  }
  return editor
}
