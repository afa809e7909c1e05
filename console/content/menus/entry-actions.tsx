import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import { focusSection } from "../sections/focus-section.ts"
import { moveSection } from "../sections/section-draft.ts"
import type { EntryPart } from "./entry-part.ts"

type Props = EntryPart & {
  isInside: boolean
  onTold: (text: string) => void
}

/** What can be done with an entry: moved, put below a title, hidden, removed. */
export function EntryActions({ entry, at, editor, isInside, onTold }: Props) {
  const t = useText()
  const { key, hidden, type } = entry
  const { entries, menu, names } = editor
  const name = names.nameOf(entry)
  const all = entries.length
  function move(by: -1 | 1) {
    const to = at + by
    if (to < 0 || to >= all) return
    editor.setEntries(moveSection(entries, key, by))
    onTold(t("form.move.dropped", { name, n: to + 1, all }))
    focusSection(key, by < 0 ? "up" : "down")
  }
  const seen = t(hidden ? "section.show" : "section.hide", { name })
  const inside = t(isInside ? "menu.outdent" : "menu.indent", { name })
  return (
    <div className="s-acts">
      {menu === "header" && type !== "title" && (
        <button
          type="button"
          className="icon-btn"
          aria-label={inside}
          title={inside}
          onClick={() => editor.change(key, { inside: !isInside })}
        >
          <Icon name={isInside ? "indent-decrease" : "indent-increase"} flip />
        </button>
      )}
      <button
        type="button"
        className="icon-btn"
        data-part="up"
        aria-label={t("section.up", { name })}
        title={t("section.up", { name })}
        aria-disabled={at === 0}
        onClick={() => move(-1)}
      >
        <Icon name="arrow-up" />
      </button>
      <button
        type="button"
        className="icon-btn"
        data-part="down"
        aria-label={t("section.down", { name })}
        title={t("section.down", { name })}
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
        aria-label={t("section.remove", { name })}
        title={t("section.remove", { name })}
        onClick={() => editor.remove(entry, at)}
      >
        <Icon name="trash-2" />
      </button>
    </div>
  )
}
