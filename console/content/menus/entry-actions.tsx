import { useText } from "../../i18n/use-text.ts"
import { focusSection } from "../sections/focus-section.ts"
import { MoveButtons, RowButton } from "../sections/row-buttons.tsx"
import { moveSection } from "../sections/section-draft.ts"
import * as sections from "../sections/sections.module.css"
import type { EntryPart } from "./use-menu-editor.ts"

type Props = EntryPart & {
  isInside: boolean
  onTold: (text: string) => void
}

/** Actions on an entry: move, put below a title, hide, remove. */
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
  return (
    <div className={sections.sActs}>
      {menu === "header" && type !== "title" && (
        <RowButton
          icon={isInside ? "indent-decrease" : "indent-increase"}
          flip
          text={t(isInside ? "menu.outdent" : "menu.indent", { name })}
          onClick={() => editor.change(key, { inside: !isInside })}
        />
      )}
      <MoveButtons name={name} at={at} all={all} onMove={move} />
      <RowButton
        icon={hidden ? "eye-off" : "eye"}
        text={t(hidden ? "section.show" : "section.hide", { name })}
        onClick={() => editor.change(key, { hidden: !hidden })}
      />
      <RowButton icon="trash-2" text={t("section.remove", { name })} onClick={() => editor.remove(entry, at)} />
    </div>
  )
}
