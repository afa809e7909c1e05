import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { focusSection } from "./focus-section.ts"
import { duplicateSection, isFull, moveSection, restoreSection, type SectionDraft } from "./section-draft.ts"
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

/** What can be done with a section: moved, hidden, duplicated, removed. */
export function SectionActions({ section, at, editor, onTold, onCopied }: Props) {
  const t = useText()
  const { key, hidden } = section
  const { sections } = editor.draft
  const name = useSectionName()(section)
  const all = sections.length
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
  const up = t("section.up", { name })
  const down = t("section.down", { name })
  const seen = t(hidden ? "section.show" : "section.hide", { name })
  return (
    <div className="s-acts">
      {/* At an end of the list they do nothing, but keep the keyboard. */}
      <button
        type="button"
        className="icon-btn"
        data-part="up"
        aria-label={up}
        title={up}
        aria-disabled={at === 0}
        onClick={() => move(-1)}
      >
        <Icon name="arrow-up" />
      </button>
      <button
        type="button"
        className="icon-btn"
        data-part="down"
        aria-label={down}
        title={down}
        aria-disabled={at === all - 1}
        onClick={() => move(1)}
      >
        <Icon name="arrow-down" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={seen}
        title={seen}
        onClick={() => editor.change(key, { hidden: !hidden })}
      >
        <Icon name={hidden ? "eye-off" : "eye"} />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={t("section.duplicate", { name })}
        title={t("section.duplicate", { name })}
        disabled={isFull(editor.draft)}
        onClick={copy}
      >
        <Icon name="copy" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={t("section.remove", { name })}
        title={t("section.remove", { name })}
        onClick={remove}
      >
        <Icon name="trash-2" />
      </button>
    </div>
  )
}
