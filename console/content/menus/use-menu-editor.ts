import { useState } from "react"
import type { AdminMenu } from "#api/content/menus/contract-admin-menu.ts"
import type { MenuName } from "#core/content/menus/menu.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import {
  defaultEntries,
  type EntryDraft,
  findEntryProblems,
  type MenuDraft,
  restoreEntry,
  toMenuDraft,
  toMenuInput,
} from "./menu-draft.ts"
import { useEntryNames } from "./use-entry-names.ts"

/** The last removed entry, and the list with it. */
type Undo = Pick<MenuDraft, "isDefault"> & {
  text: string
  entries: (now: EntryDraft[]) => EntryDraft[]
  focus?: string
}

const addressOf = (menu: MenuName) => apiPath("/menus/:menu", { params: { menu } })

export const loadMenu = (menu: MenuName) => fetchJson<AdminMenu>("GET", addressOf(menu))

/** The form of a menu: its entries in their order, storing them, and taking a removal back. */
export function useMenuEditor(menu: MenuName, loaded: AdminMenu) {
  const t = useText()
  const names = useEntryNames()
  const main = useMainLocale()
  const [undo, setUndo] = useState<Undo>()
  const form = useSavedForm<MenuDraft>({
    loaded: toMenuDraft(loaded),
    check: (draft) =>
      findEntryProblems(draft, main).flatMap(({ at, field, problem }) => {
        const entry = draft.entries[at]
        if (!entry) return []
        const text = problem === "text" ? t("menu.problem.text") : t(`menu.problem.target.${entry.type}`)
        return [{ field, label: `${at + 1}. ${names.nameOf(entry)}`, text }]
      }),
    save: async (draft) => {
      const saved = await fetchJson<AdminMenu>("PUT", addressOf(menu), toMenuInput(draft))
      setUndo(undefined)
      return toMenuDraft(saved, draft)
    },
  })
  const { draft } = form
  const setEntries = (entries: EntryDraft[]) => {
    form.set({ entries, isDefault: false })
    // Taking a removal back leaves what was changed since: that is no default menu.
    setUndo((last) => last && { ...last, isDefault: false })
  }
  return {
    menu,
    form,
    names,
    entries: draft.entries,
    isDefault: draft.isDefault,
    setEntries,
    change: (key: string, changes: Partial<EntryDraft>) =>
      setEntries(draft.entries.map((one) => (one.key === key ? { ...one, ...changes } : one))),
    remove: (entry: EntryDraft, at: number) => {
      setEntries(draft.entries.filter(({ key }) => key !== entry.key))
      const text = t("section.removed", { name: names.nameOf(entry) })
      const { isDefault } = draft
      setUndo({ text, entries: (now) => restoreEntry(now, entry, at), isDefault, focus: entry.key })
    },
    /** Gives the menu its default entries again. */
    reset: () => {
      form.set({ entries: defaultEntries(menu), isDefault: true })
      const { entries, isDefault } = draft
      setUndo({ text: t("menu.resetDone"), entries: () => entries, isDefault })
    },
    undo,
    takeBack: () => {
      if (!undo) return
      form.set({ entries: undo.entries(draft.entries), isDefault: undo.isDefault })
      setUndo(undefined)
    },
    discard: () => {
      form.discard()
      setUndo(undefined)
    },
    restart: (stored: AdminMenu) => {
      setUndo(undefined)
      form.restart(toMenuDraft(stored))
    },
  }
}

export type MenuEditor = ReturnType<typeof useMenuEditor>

/** Properties of every part of an entry's row. */
export type EntryPart = {
  entry: EntryDraft
  at: number
  editor: MenuEditor
}
