import type { SectionTimes } from "#core/content/sections/section.ts"
import { useText } from "../../../i18n/use-text.ts"
import { MomentField } from "../../../ui/forms/moment-field.tsx"

type Props = {
  section: SectionTimes
  place: string
  /** What is wrong with the end. */
  problem: string | undefined
  onChange: (changes: Partial<SectionTimes>) => void
}

/** From when until when a section is seen, by the shop's clock. */
export function ScheduleFields({ section: { startsAt, endsAt }, place, problem, onChange }: Props) {
  const t = useText()
  return (
    <fieldset className="s-schedule">
      <legend>{t("section.schedule")}</legend>
      <p className="small muted">{t("section.scheduleHint")}</p>
      <div className="c-grid c-wide">
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
          problem={problem}
          onChange={(moment) => onChange({ endsAt: moment })}
        />
      </div>
    </fieldset>
  )
}
