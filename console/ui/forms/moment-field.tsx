import { useId, useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { shopDayEnd } from "#core/i18n/shop-day.ts"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../icon.tsx"
import * as css from "./forms.module.css"
import { momentParts, shopMoment } from "./moment.ts"
import { TimeInput } from "./time-input.tsx"

type Props = {
  label: string
  /** ISO 8601; null = none. */
  value: string | null
  onChange: (value: string | null) => void
  /** The inputs are called `name` (the day) and `name.time`. */
  name?: string
  hint?: string | undefined
  problem?: string | undefined
  required?: boolean
  /** The time that a day begins with when none was chosen: `00:00`. */
  defaultTime?: string
  /** Something ends at the moment: a day without a time means until the end of that day. */
  isEnd?: boolean
}

/** A day and a time by the shop's clock, wherever the screen stands. Without a day there is no moment. */
export function MomentField(props: Props) {
  const { label, value, onChange, name, hint, problem, required, defaultTime = "00:00", isEnd = false } = props
  const t = useText()
  const id = useId()
  const [chosenTime, setTime] = useState<string>()
  const { day, time: storedTime } = momentParts(value, isEnd)
  const time = value === null ? (chosenTime ?? "") : storedTime
  const toMoment = (onDay: string, at: string) =>
    isEnd && at === "" ? shopDayEnd(onDay) : shopMoment(onDay, at || defaultTime)
  const describedBy = problem ? `${id}-why` : `${id}-hint`
  const bad = { "aria-invalid": problem ? true : undefined, "aria-describedby": describedBy, required }
  const isWhole = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
  return (
    <fieldset className={problem ? `${fields.field} ${css.cMoment} ${fields.bad}` : `${fields.field} ${css.cMoment}`}>
      <legend className={fields.label}>{label}</legend>
      <span className={css.cMomentParts}>
        <input
          type="date"
          name={name}
          value={day}
          {...bad}
          aria-label={t("form.day", { label })}
          onChange={({ target }) => {
            setTime(time)
            onChange(isWhole(target.value) ? toMoment(target.value, time) : null)
          }}
        />
        <TimeInput
          name={name && `${name}.time`}
          value={time}
          {...bad}
          required={required && day !== "" && !isEnd}
          aria-label={t("form.time", { label })}
          placeholder={isEnd ? t("form.noTime") : undefined}
          onTime={(typed) => {
            setTime(typed)
            if (day && (typed || isEnd)) onChange(toMoment(day, typed))
          }}
        />
      </span>
      {problem ? (
        <p className={fields.why} id={`${id}-why`}>
          <Icon name="circle-alert" />
          {problem}
        </p>
      ) : (
        <p className="small muted" id={`${id}-hint`}>
          {hint ?? t(isEnd ? "form.endOfDay" : "form.clock")}
        </p>
      )}
    </fieldset>
  )
}
