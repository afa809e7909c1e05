import { useText } from "../../i18n/use-text.ts"
import { focusSection } from "./focus-section.ts"
import { MoveButtons, RowButton } from "./row-buttons.tsx"
import { duplicateSection, isFull, moveSection, restoreSection, type SectionDraft } from "./section-draft.ts"
import * as css from "./sections.module.css"
import { useSectionName } from "./use-section-name.ts"
import type { SectionsEditor } from "./use-sections-editor.ts"

type Props = {
  section: SectionDraft
  at: number
  editor: SectionsEditor
  onTold: (text: string) => void
  /** Called when a copy stands below. */
  onCopied: () => void
}

/** Actions on a section: move, hide, duplicate, remove. */
export function SectionActions({ section, at, editor, onTold, onCopied }: Props) {
  const t = useText()
  const { key, hidden } = section
  const { sections } = editor.draft
  const name = useSectionName()(section)
  const all = sections.length
  // A landing page always shows its one order form.
  const isFixed = section.kind === "order-form"
  function move(by: -1 | 1) {
    const to = at + by
    if (to < 0 || to >= all) return
    editor.setSections(moveSection(sections, key, by))
    onTold(t("form.move.dropped", { name, n: to + 1, all }))
    focusSection(key, by < 0 ? "up" : "down")
  }
  function copy() {
    const { sections: more, copy: copied } = duplicateSection(sections, key)
    editor.setSections(more)
    onCopied()
    onTold(t("section.added", { name }))
    focusSection(copied)
  }
  const remove = () =>
    editor.setWithUndo(
      { sections: sections.filter((one) => one.key !== key) },
      {
        text: t("section.removed", { name }),
        sections: (now) => restoreSection(now, section, at),
        focus: key,
      },
    )
  return (
    <div className={css.sActs} data-fixed={isFixed || undefined}>
      <MoveButtons name={name} at={at} all={all} onMove={move} />
      {!isFixed && (
        <>
          <RowButton
            icon={hidden ? "eye-off" : "eye"}
            text={t(hidden ? "section.show" : "section.hide", { name })}
            onClick={() => editor.change(key, { hidden: !hidden })}
          />
          <RowButton
            icon="copy"
            text={t("section.duplicate", { name })}
            disabled={isFull(editor.draft)}
            onClick={copy}
          />
          <RowButton icon="trash-2" text={t("section.remove", { name })} onClick={remove} />
        </>
      )}
    </div>
  )
}
