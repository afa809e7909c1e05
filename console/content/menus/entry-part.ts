import type { EntryDraft } from "./menu-draft.ts"
import type { MenuEditor } from "./use-menu-editor.ts"

/** What every part of an entry's row gets. */
export type EntryPart = {
  entry: EntryDraft
  at: number
  editor: MenuEditor
}
