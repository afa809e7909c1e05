import type { ReactNode } from "react"
import { formatShopDate, formatShopEnd } from "#core/i18n/shop-date.ts"
import { isShopMidnight } from "#core/i18n/shop-day.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { RowBody } from "../../media/row-body.tsx"
import { Icon } from "../../ui/icon.tsx"
import * as lists from "../../ui/lists/lists.module.css"
import { useNow } from "../../ui/use-now.ts"
import { ScheduleFields } from "./fields/schedule-fields.tsx"
import { SectionActions } from "./section-actions.tsx"
import type { SectionDraft } from "./section-draft.ts"
import { SectionDrawing } from "./section-drawing.tsx"
import { SectionForm } from "./section-form.tsx"
import { draftState, ownWords } from "./section-state.ts"
import * as css from "./sections.module.css"
import type { SectionsEditor } from "./use-sections-editor.ts"

type Props = {
  section: SectionDraft
  at: number
  editor: SectionsEditor
  handle: ReactNode
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Says what was done. */
  onTold: (text: string) => void
}

/** A section: what it is and how it stands, what can be done with it, and its form while it is open. */
export function SectionRow({ section, at, editor, handle, isOpen, onOpen, onTold }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const { key, kind, content } = section
  const words = ownWords(section, locale)
  const place = `sections.${at}`
  return (
    <div data-section={key} data-hidden={section.hidden || undefined}>
      <div className={css.sHead}>
        {handle}
        <button
          type="button"
          className={css.sOpen}
          data-part="name"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
        >
          <SectionDrawing kind={kind} />
          <span className={css.sName}>
            <b>{t(`section.kind.${kind}`)}</b>
            {words && (
              <small>
                <bdi>{words}</bdi>
              </small>
            )}
            <SectionStatus section={section} />
          </span>
          <Icon name="chevron-down" />
        </button>
        <SectionActions section={section} at={at} editor={editor} onTold={onTold} onCopied={() => onOpen(false)} />
      </div>
      <RowBody isOpen={isOpen} className={css.sBody}>
        <SectionForm
          kind={kind}
          values={content}
          place={`${place}.content`}
          set={(changes) => editor.change(key, { content: { ...content, ...changes } })}
          form={{ ...editor.fields, onRemoved: editor.onRemoved(key) }}
        />
        {kind !== "order-form" && (
          <ScheduleFields
            section={section}
            place={place}
            problem={editor.fields.problemOf(`${place}.endsAt`)}
            onChange={(changes) => editor.change(key, changes)}
          />
        )}
      </RowBody>
    </div>
  )
}

/** Whether a section is seen, and from when until when. */
function SectionStatus({ section }: { section: SectionDraft }) {
  const t = useText()
  const locale = useConsoleLocale()
  const state = draftState(section, useNow())
  const { startsAt } = section
  const from = startsAt && formatShopDate(startsAt, locale, !isShopMidnight(new Date(startsAt)))
  const until = section.endsAt && formatShopEnd(section.endsAt, locale)
  if (state === "visible" && !until) return null
  return (
    <span className={css.sState}>
      <span className={lists.cMark} data-is={state}>
        {t(`section.state.${state}`)}
      </span>
      {(from || until) && (
        <small>
          {from && until
            ? t("section.between", { from, until })
            : from
              ? t("section.from", { moment: from })
              : t("section.until", { moment: until ?? "" })}
        </small>
      )}
    </span>
  )
}
