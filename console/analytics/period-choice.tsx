import { useState } from "react"
import * as fields from "#app/styles/fields.module.css"
import { useText } from "../i18n/use-text.ts"
import * as ordersHead from "../styles/orders-head.module.css"
import { Button } from "../ui/button.tsx"
import * as css from "./analytics.module.css"
import { type Period, type Preset, parsePeriod, presets } from "./period.ts"

type Props = {
  chosen: Preset | Period
  period: Period
  today: string
  onChoose: (chosen: Preset | Period) => void
}

/** Which days: some by name, any by their first and last. */
export function PeriodChoice({ chosen, period, today, onChoose }: Props) {
  const t = useText()
  const [typed, setTyped] = useState(period)
  const shown = typeof chosen === "string" ? period : typed
  const type = (part: Partial<Period>) => {
    const next = { ...shown, ...part }
    setTyped(next)
    onChoose(parsePeriod(next.from, next.to) ?? period)
  }
  const isWrong = typeof chosen !== "string" && !parsePeriod(typed.from, typed.to)
  return (
    <div className={ordersHead.cFilters}>
      {presets.map((preset) => (
        <Button key={preset} look="chip" aria-pressed={chosen === preset} onClick={() => onChoose(preset)}>
          {t(`numbers.${preset}`)}
        </Button>
      ))}
      <label className={css.numbersDay}>
        <span>{t("numbers.from")}</span>
        <input type="date" max={today} value={shown.from} onChange={({ target }) => type({ from: target.value })} />
      </label>
      <label className={css.numbersDay}>
        <span>{t("numbers.to")}</span>
        <input type="date" max={today} value={shown.to} onChange={({ target }) => type({ to: target.value })} />
      </label>
      <p role="status" className={fields.why}>
        {isWrong && t("numbers.wrongPeriod")}
      </p>
    </div>
  )
}
