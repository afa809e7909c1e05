import type { KeyboardEvent } from "react"
import { Editor, Range } from "slate"
import { canIndent, currentBlock, indent, toggleMark } from "./commands.ts"
import type { BlockSlate, Mark } from "./slate-types.ts"

const marks: Record<string, Mark> = { b: "bold", i: "italic", u: "underline" }

/** Keys of the editor beyond those that every text field has. Tab changes an item's depth only at its beginning, and only
 *  where that is possible: else it leads on, as everywhere. */
export function pressed(editor: BlockSlate, event: KeyboardEvent, onLink: () => void): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  if ((ctrlKey || metaKey) && !altKey) {
    const mark = marks[key.toLowerCase()]
    if (!mark && key.toLowerCase() !== "k") return
    event.preventDefault()
    if (mark) toggleMark(editor, mark)
    else onLink()
    return
  }
  const { selection } = editor
  const [, path] = currentBlock(editor) ?? []
  if (key === "Tab" && selection && path && Range.isCollapsed(selection)) {
    const by = shiftKey ? -1 : 1
    if (!Editor.isStart(editor, selection.anchor, path) || !canIndent(editor, by)) return
    event.preventDefault()
    indent(editor, by)
  }
  if (key === "Enter" && shiftKey && !event.nativeEvent.isComposing) {
    event.preventDefault()
    editor.insertText("\n")
  }
}
