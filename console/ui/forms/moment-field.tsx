import { useId, useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../icon.tsx"
import * as css from "./forms.module.css"
import { shopDay, shopMoment, shopTime } from "./moment.ts"
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
}

/** A day and a time by the shop's clock, wherever the screen stands. Without a day there is no moment. */
export function MomentField({ label, value, onChange, name, hint, problem, required, defaultTime = "00:00" }: Props) {
  const t = useText()
  const id = useId()
  const [chosenTime, setTime] = useState<string>()
  const day = value === null ? "" : shopDay(new Date(value))
  const time = value === null ? (chosenTime ?? "") : shopTime(new Date(value))
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
            onChange(isWhole(target.value) ? shopMoment(target.value, time || defaultTime) : null)
          }}
        />
        <TimeInput
          name={name && `${name}.time`}
          value={time}
          {...bad}
          required={required && day !== ""}
          aria-label={t("form.time", { label })}
          onTime={(typed) => {
            setTime(typed)
            if (day && typed) onChange(shopMoment(day, typed))
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
          {hint ?? t("form.clock")}
        </p>
      )}
    </fieldset>
  )
}
