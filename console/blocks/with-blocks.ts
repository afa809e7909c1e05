import { Editor, Element, Node, Path, Range, Transforms } from "slate"
import { type BlockKind, currentBlock, indent, setKind } from "./commands.ts"
import { emptyParagraph } from "./slate-blocks.ts"
import type { BlockSlate } from "./slate-types.ts"

/** Kind of block that a paragraph becomes when it begins with these and a space. */
const starts: Record<string, BlockKind> = {
  "#": "heading-2",
  "##": "heading-3",
  "###": "heading-4",
  "-": "unordered",
  "*": "unordered",
  "•": "unordered",
  "1.": "ordered",
  "1)": "ordered",
  ">": "quote",
  "```": "code",
}

/** Turns the beginning of a paragraph into a kind of block.
 *  @returns whether it did */
function startsBlock(editor: BlockSlate): boolean {
  const { selection } = editor
  const [block, path] = currentBlock(editor) ?? []
  if (!selection || !Range.isCollapsed(selection) || block?.type !== "paragraph" || !path) return false
  const range = { anchor: Editor.start(editor, path), focus: selection.anchor }
  const kind = starts[Editor.string(editor, range)]
  if (!kind) return false
  Transforms.select(editor, range)
  Transforms.delete(editor)
  setKind(editor, kind, path)
  return true
}

/** Leaves a list, a heading, a quote or code by a backspace at its beginning.
 *  @returns whether it did */
function leavesBlock(editor: BlockSlate): boolean {
  const { selection } = editor
  const [block, path] = currentBlock(editor) ?? []
  if (!selection || !Range.isCollapsed(selection) || !block || !path) return false
  if (block.type === "paragraph" || block.type === "image") return false
  if (!Editor.isStart(editor, selection.anchor, path)) return false
  if (block.type === "item" && block.depth > 0) indent(editor, -1)
  else setKind(editor, "paragraph", path)
  return true
}

/** Handles Enter where it does not just add a block of the same kind.
 *  @returns whether it did */
function breaksBlock(editor: BlockSlate): boolean {
  const { selection } = editor
  const [block, path] = currentBlock(editor) ?? []
  if (!selection || !block || !path) return false
  const text = Node.string(block)
  if (block.type === "image") {
    Transforms.insertNodes(editor, emptyParagraph(), { at: Path.next(path), select: true })
    return true
  }
  if (block.type === "item" && text === "") return leavesBlock(editor)
  if (block.type === "code") {
    const atEnd = Editor.isEnd(editor, selection.focus, path)
    if (!atEnd || !text.endsWith("\n")) {
      editor.insertText("\n")
      return true
    }
    // An empty line at the end of code ends it.
    editor.deleteBackward("character")
    Transforms.insertNodes(editor, emptyParagraph(), { at: Path.next(path), select: true })
    return true
  }
  if (block.type !== "heading" && block.type !== "quote") return false
  if (!Editor.isEnd(editor, selection.focus, path)) return false
  Transforms.insertNodes(editor, emptyParagraph(), { at: Path.next(path), select: true })
  return true
}

/** Mends what an edit may leave behind.
 *  @returns whether something had to be mended */
function mended(editor: BlockSlate, [node, path]: [Node, Path]): boolean {
  if (Editor.isEditor(node)) {
    const last = node.children.at(-1)
    // There is always a line to write in, behind a picture too.
    if (last && Element.isElement(last) && last.type !== "image") return false
    Transforms.insertNodes(editor, emptyParagraph(), { at: [node.children.length] })
    return true
  }
  if (!Element.isElement(node)) return false
  if (node.type === "link") {
    if (Node.string(node) !== "") return false
    Transforms.removeNodes(editor, { at: path })
    return true
  }
  if (path.length > 1) {
    Transforms.unwrapNodes(editor, { at: path })
    return true
  }
  return false
}

/** Makes an editor one of block content. */
export function withBlocks(editor: BlockSlate): BlockSlate {
  const { isVoid, isInline, insertText, insertBreak, deleteBackward, normalizeNode } = editor
  editor.isVoid = (element) => element.type === "image" || isVoid(element)
  editor.isInline = (element) => element.type === "link" || isInline(element)
  editor.insertText = (text, options) => {
    if (text === " " && startsBlock(editor)) return
    insertText(text, options)
  }
  editor.insertBreak = () => {
    if (!breaksBlock(editor)) insertBreak()
  }
  editor.deleteBackward = (unit) => {
    if (!leavesBlock(editor)) deleteBackward(unit)
  }
  editor.normalizeNode = (entry, options) => {
    if (!mended(editor, entry)) normalizeNode(entry, options)
  }
  return editor
}
