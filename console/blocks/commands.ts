import { Editor, Element, type Node, Path, Range, Transforms } from "slate"
import { safeLink } from "#core/safe-link.ts"
import { emptyParagraph } from "./slate-blocks.ts"
import type { BlockImage, BlockSlate, EditedBlock, EditedLink, HeadingLevel, Mark } from "./slate-types.ts"

/** Kinds of blocks that a line can become. */
export type BlockKind = "paragraph" | "quote" | "code" | "ordered" | "unordered" | `heading-${HeadingLevel}`

/** Items may stand so many levels deep, counted from 0: what the shop stores. */
export const deepest = 2

const isBlock = (node: unknown): node is EditedBlock => Element.isElement(node) && node.type !== "link"

/** The block that the cursor, or the beginning of the selection, is in. */
export function currentBlock(editor: BlockSlate): [EditedBlock, Path] | undefined {
  const { selection } = editor
  if (!selection) return undefined
  const path = Range.start(selection).path.slice(0, 1)
  const node = editor.children[path[0] ?? -1]
  return isBlock(node) ? [node, path] : undefined
}

export function findBlockKind(block: EditedBlock | undefined): BlockKind | undefined {
  if (!block || block.type === "image") return undefined
  if (block.type === "heading") return `heading-${block.level}`
  return block.type === "item" ? block.format : block.type
}

const levels: HeadingLevel[] = [1, 2, 3, 4, 5, 6]

/** The properties of a kind; the others are taken off. */
function propertiesOf(kind: BlockKind, depth: number): Partial<Node> {
  if (kind === "ordered" || kind === "unordered") return { type: "item", format: kind, depth }
  const level = levels.find((one) => kind === `heading-${one}`)
  if (level) return { type: "heading", level }
  return { type: kind === "quote" || kind === "code" ? kind : "paragraph" }
}

/** Makes the selected blocks, or the one at `at`, of a kind; pictures stay what they are. */
export function setKind(editor: BlockSlate, kind: BlockKind, at?: Path): void {
  Editor.withoutNormalizing(editor, () => {
    const where = { ...(at && { at }), match: (node: unknown) => isBlock(node) && node.type !== "image" }
    for (const [block, path] of Editor.nodes<EditedBlock>(editor, where)) {
      const depth = block.type === "item" ? block.depth : 0
      Transforms.unsetNodes(editor, ["level", "format", "depth"], { at: path })
      Transforms.setNodes<Node>(editor, propertiesOf(kind, depth), { at: path })
    }
  })
}

/** Makes the selected blocks of a kind, or paragraphs again when they are of it. */
export function toggleKind(editor: BlockSlate, kind: BlockKind): void {
  setKind(editor, findBlockKind(currentBlock(editor)?.[0]) === kind ? "paragraph" : kind)
}

/** Whether the selected item can stand so many levels deeper; negative = less deep. */
export function canIndent(editor: BlockSlate, by: 1 | -1): boolean {
  const [block, path] = currentBlock(editor) ?? []
  if (block?.type !== "item" || !path) return false
  if (by < 0) return block.depth > 0
  const before = editor.children[(path[0] ?? 0) - 1]
  const limit = isBlock(before) && before.type === "item" ? before.depth + 1 : 0
  return block.depth < Math.min(limit, deepest)
}

export function indent(editor: BlockSlate, by: 1 | -1): void {
  if (!canIndent(editor, by)) return
  const [block, path] = currentBlock(editor) ?? []
  if (block?.type === "item" && path) Transforms.setNodes(editor, { depth: block.depth + by }, { at: path })
}

export const hasMark = (editor: BlockSlate, mark: Mark): boolean => Editor.marks(editor)?.[mark] === true

export function toggleMark(editor: BlockSlate, mark: Mark): void {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, true)
}

const isLink = (node: unknown): node is EditedLink => Element.isElement(node) && node.type === "link"

/** The link that the cursor is in. */
export function currentLink(editor: BlockSlate): EditedLink | undefined {
  if (!editor.selection) return undefined
  const [entry] = Editor.nodes<EditedLink>(editor, { match: isLink })
  return entry?.[0]
}

/** The address that somebody meant: one of the web may be typed without its beginning.
 *  @returns null for what no text may lead to */
export function meantAddress(typed: string): string | null {
  const address = typed.trim()
  if (safeLink(address)) return address
  const withBeginning = `https://${address}`
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+(\/|$)/u.test(address) && safeLink(withBeginning) ? withBeginning : null
}

export function removeLink(editor: BlockSlate): void {
  Transforms.unwrapNodes(editor, { match: isLink })
}

/** Makes the selected words a link; without a selection the words are put in.
 *  @param url an address that `meantAddress` gave */
export function putLink(editor: BlockSlate, url: string, words: string): void {
  if (currentLink(editor)) {
    Transforms.setNodes(editor, { url }, { match: isLink })
    return
  }
  if (editor.selection && Range.isExpanded(editor.selection)) {
    Transforms.wrapNodes(editor, { type: "link", url, children: [] }, { split: true })
    Transforms.collapse(editor, { edge: "end" })
    return
  }
  Transforms.insertNodes(editor, { type: "link", url, children: [{ text: words || url }] })
  Transforms.move(editor, { unit: "offset" })
}

/** Puts a picture behind the block of the cursor, or in its place where that is empty. */
export function putPicture(editor: BlockSlate, image: BlockImage): void {
  const [block, path] = currentBlock(editor) ?? []
  const at = path ?? [editor.children.length - 1]
  const isEmpty = block?.type === "paragraph" && Editor.isEmpty(editor, block)
  const after = Path.next(at)
  Editor.withoutNormalizing(editor, () => {
    Transforms.insertNodes(editor, { type: "image", image, children: [{ text: "" }] }, { at: after })
    if (!editor.children[(after[0] ?? 0) + 1])
      Transforms.insertNodes(editor, emptyParagraph(), { at: Path.next(after) })
    if (isEmpty) Transforms.removeNodes(editor, { at })
  })
  Transforms.select(editor, Editor.start(editor, isEmpty ? after : Path.next(after)))
}
