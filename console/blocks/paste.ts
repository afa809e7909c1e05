import { Editor, Path, Range, Transforms } from "slate"
import { safeLink } from "#core/safe-link.ts"
import { blocksOfHtml } from "#core/text/html-blocks.ts"
import { currentBlock, putLink } from "./commands.ts"
import { toSlate } from "./slate-blocks.ts"
import type { BlockSlate, EditedBlock } from "./slate-types.ts"

/** Plain text as blocks, one a line. */
const blocksOfText = (text: string): EditedBlock[] =>
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
    const { blocks } = blocksOfHtml(html, { isCopied: true })
    put(editor, blocks.length > 0 ? toSlate(blocks) : blocksOfText(text))
  }
  return editor
}
