import { useState } from "react"
import { type MenuEntryType, menuEntryTypes, menuLimits } from "#core/content/menus/menu.ts"
import { useText } from "../../i18n/use-text.ts"
import { Sortable } from "../../ui/forms/sortable.tsx"
import { Icon } from "../../ui/icon.tsx"
import { focusSection } from "../sections/focus-section.ts"
import { EntryRow } from "./entry-row.tsx"
import { isMenuFull, newEntry } from "./menu-draft.ts"
import type { MenuEditor } from "./use-menu-editor.ts"

/** The entries of a menu in their order: opened one at a time, moved, added. */
export function EntryList({ editor }: { editor: MenuEditor }) {
  const t = useText()
  const [open, setOpen] = useState<string>()
  const [told, setTold] = useState("")
  const { entries, menu, names, form } = editor
  const full = isMenuFull(entries)
  const isWrong = (at: number) => form.problems.some(({ field }) => field.startsWith(`entries.${at}.`))
  function add(type: MenuEntryType) {
    const entry = newEntry(type, entries)
    editor.setEntries([...entries, entry])
    setOpen(entry.key)
    setTold(t("section.added", { name: t(`menu.add.${type}`) }))
    focusSection(entry.key)
  }
  return (
    <section className="c-part" aria-label={t(`menu.${menu}`)}>
      <div className="c-part-head s-top">
        <h2>{t("menu.count", { n: entries.length })}</h2>
        {editor.isDefault ? (
          <span className="c-mark">{t("menu.isDefault")}</span>
        ) : (
          <button type="button" className="link" onClick={editor.reset}>
            {t("menu.reset")}
          </button>
        )}
      </div>
      <p className="muted">{entries.length === 0 ? t("menu.none") : t(`menu.about.${menu}`)}</p>
      <Sortable
        items={entries}
        idOf={({ key }) => key}
        nameOf={names.nameOf}
        onChange={editor.setEntries}
        className="s-list"
      >
        {(entry, handle, at) => (
          <EntryRow
            entry={entry}
            at={at}
            editor={editor}
            handle={handle}
            isOpen={open === entry.key || isWrong(at)}
            onOpen={(isOpen) => setOpen(isOpen ? entry.key : undefined)}
            onTold={setTold}
          />
        )}
      </Sortable>
      <p className="c-acts m-add">
        {menuEntryTypes.map((type) => (
          <button key={type} type="button" className="btn btn-quiet" disabled={full} onClick={() => add(type)}>
            <Icon name="plus" />
            {t(`menu.add.${type}`)}
          </button>
        ))}
      </p>
      {full && <p className="small muted">{t("menu.full", { n: menuLimits.entries })}</p>}
      <p className="sr" role="status">
        {told}
      </p>
    </section>
  )
}
