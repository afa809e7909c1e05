import type { SectionTimes } from "#core/content/sections/section.ts"
import { useText } from "../../../i18n/use-text.ts"
import * as forms from "../../../ui/forms/forms.module.css"
import { MomentField } from "../../../ui/forms/moment-field.tsx"
import * as css from "../sections.module.css"

type Props = {
  section: SectionTimes
  place: string
  /** Error of the end. */
  problem: string | undefined
  onChange: (changes: Partial<SectionTimes>) => void
}

/** From when until when a section is seen, by the shop's clock. */
export function ScheduleFields({ section: { startsAt, endsAt }, place, problem, onChange }: Props) {
  const t = useText()
  return (
    <fieldset className={css.sSchedule}>
      <legend>{t("section.schedule")}</legend>
      <p className="small muted">{t("section.scheduleHint")}</p>
      <div className={`${forms.cGrid} ${forms.cWide}`}>
        <MomentField
          label={t("section.startsAt")}
          name={`${place}.startsAt`}
          value={startsAt}
          onChange={(moment) => onChange({ startsAt: moment })}
        />
        <MomentField
          label={t("section.endsAt")}
          name={`${place}.endsAt`}
          value={endsAt}
          isEnd={true}
          problem={problem}
          onChange={(moment) => onChange({ endsAt: moment })}
        />
      </div>
    </fieldset>
  )
}
