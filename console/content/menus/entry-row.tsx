import type { ReactNode } from "react"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../../ui/icon.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import * as sections from "../sections/sections.module.css"
import { EntryActions } from "./entry-actions.tsx"
import { EntryFields } from "./entry-fields.tsx"
import { isUnderTitle } from "./menu-draft.ts"
import * as css from "./menus.module.css"
import type { EntryPart } from "./use-menu-editor.ts"

type Props = EntryPart & {
  handle: ReactNode
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Says what was done. */
  onTold: (text: string) => void
}

/** An entry: what it is called, what can be done with it, and its form while it is open. */
export function EntryRow({ entry, at, editor, handle, isOpen, onOpen, onTold }: Props) {
  const t = useText()
  const { names, entries, menu } = editor
  const { type, key, hidden, value } = entry
  const isInside = menu === "header" ? isUnderTitle(entries, at) : type !== "title"
  return (
    <div
      className={css.mEntry}
      data-section={key}
      data-hidden={hidden || undefined}
      data-inside={isInside || undefined}
    >
      <div className={sections.sHead}>
        {handle}
        <button
          type="button"
          className={sections.sOpen}
          data-part="name"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          <span className={sections.sName}>
            <b>
              <bdi>{names.nameOf(entry)}</bdi>
            </b>
            <small>
              {t(`menu.add.${type}`)}
              {type === "address" && value && (
                <>
                  {" · "}
                  <bdi dir="ltr">{value}</bdi>
                </>
              )}
            </small>
            {names.isGone(entry) ? (
              <span className={lists.cMark} data-is="blank">
                {t("menu.gone")}
              </span>
            ) : (
              hidden && (
                <span className={lists.cMark} data-is="hidden">
                  {t("section.state.hidden")}
                </span>
              )
            )}
          </span>
          <Icon name="chevron-down" />
        </button>
        <EntryActions entry={entry} at={at} editor={editor} isInside={isInside} onTold={onTold} />
      </div>
      {isOpen && (
        <div className={sections.sBody}>
          <EntryFields entry={entry} at={at} editor={editor} />
        </div>
      )}
    </div>
  )
}
