import { useState } from "react"
import { type MenuEntryType, menuEntryTypes, menuLimits } from "#core/content/menus/menu.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Sortable } from "../../ui/forms/sortable.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import { focusSection } from "../sections/focus-section.ts"
import * as sections from "../sections/sections.module.css"
import { EntryRow } from "./entry-row.tsx"
import { isMenuFull, newEntry } from "./menu-draft.ts"
import * as css from "./menus.module.css"
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
    <section className={parts.cPart} aria-label={t(`menu.${menu}`)}>
      <div className={`${parts.cPartHead} ${sections.sTop}`}>
        <h2>{t("menu.count", { n: entries.length })}</h2>
        {editor.isDefault ? (
          <span className={lists.cMark}>{t("menu.isDefault")}</span>
        ) : (
          <Button look="link" onClick={editor.reset}>
            {t("menu.reset")}
          </Button>
        )}
      </div>
      <p className="muted">{entries.length === 0 ? t("menu.none") : t(`menu.about.${menu}`)}</p>
      <Sortable
        items={entries}
        idOf={({ key }) => key}
        nameOf={names.nameOf}
        onChange={editor.setEntries}
        className={sections.sList}
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
      <p className={`${parts.cActs} ${css.mAdd}`}>
        {menuEntryTypes.map((type) => (
          <Button key={type} look="quiet" icon="plus" disabled={full} onClick={() => add(type)}>
            {t(`menu.add.${type}`)}
          </Button>
        ))}
      </p>
      {full && <p className="small muted">{t("menu.full", { n: menuLimits.entries })}</p>}
      <p className="sr" role="status">
        {told}
      </p>
    </section>
  )
}
