import { useState } from "react"
import { type SectionKind, sectionLimits } from "#core/content/sections/section.ts"
import { useText } from "../../i18n/use-text.ts"
import * as parts from "../../styles/parts.module.css"
import { Button } from "../../ui/button.tsx"
import { Sortable } from "../../ui/forms/sortable.tsx"
import { AddSection } from "./add-section.tsx"
import { focusSection } from "./focus-section.ts"
import { isFull, newDraft } from "./section-draft.ts"
import { SectionRow } from "./section-row.tsx"
import * as css from "./sections.module.css"
import { useSectionName } from "./use-section-name.ts"
import type { SectionsEditor } from "./use-sections-editor.ts"

type Props = {
  editor: SectionsEditor
  /** The key of the section whose form is shown. */
  open: string | undefined
  setOpen: (key: string | undefined) => void
}

/** The sections of a page in their order: opened one at a time, moved, added. */
export function SectionList({ editor, open, setOpen }: Props) {
  const t = useText()
  const nameOf = useSectionName()
  const [isAdding, setAdding] = useState(false)
  const [told, setTold] = useState("")
  const { sections } = editor.draft
  const full = isFull(editor.draft)
  function add(kind: SectionKind) {
    const section = newDraft(kind)
    setAdding(false)
    editor.setSections([...sections, section])
    setOpen(section.key)
    setTold(t("section.added", { name: nameOf(section) }))
    focusSection(section.key)
  }
  return (
    <section className={parts.cPart} aria-label={t("section.list")}>
      <div className={`${parts.cPartHead} ${css.sTop}`}>
        <h2 id="sections" tabIndex={-1}>
          {t("section.count", { n: sections.length })}
        </h2>
        {editor.hasDefaults && (
          <Button look="link" onClick={editor.reset}>
            {t("section.reset")}
          </Button>
        )}
      </div>
      {sections.length === 0 && editor.hasDefaults && <p className="muted">{t("section.none")}</p>}
      <Sortable
        items={sections}
        idOf={({ key }) => key}
        nameOf={nameOf}
        onChange={editor.setSections}
        className={css.sList}
      >
        {(section, handle, at) => (
          <SectionRow
            section={section}
            at={at}
            editor={editor}
            handle={handle}
            isOpen={open === section.key || editor.fields.isWrong(`sections.${at}`)}
            onOpen={(isOpen) => setOpen(isOpen ? section.key : undefined)}
            onTold={setTold}
          />
        )}
      </Sortable>
      <p>
        <Button look="quiet" icon="plus" disabled={full} onClick={() => setAdding(true)}>
          {t("section.add")}
        </Button>
      </p>
      {full && <p className="small muted">{t("section.full", { n: sectionLimits.sections })}</p>}
      <p className="sr" role="status">
        {told}
      </p>
      {isAdding && <AddSection kinds={editor.kinds} onAdd={add} onClose={() => setAdding(false)} />}
    </section>
  )
}
