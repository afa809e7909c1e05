import { useEffect, useState } from "react"
import { useI18n } from "../i18n/i18n.tsx"
import * as css from "../ui/countdown.module.css"
import { island } from "./island.tsx"

const units = [
  { key: "countdown.days", seconds: 86_400 },
  { key: "countdown.hours", seconds: 3_600 },
  { key: "countdown.minutes", seconds: 60 },
  { key: "countdown.seconds", seconds: 1 },
] as const

/** Days, hours, minutes and seconds of a span, none below zero.
 *  @param milliseconds until the end */
export function countdownParts(milliseconds: number): number[] {
  let rest = Math.max(0, Math.floor(milliseconds / 1000))
  return units.map(({ seconds }) => {
    const count = Math.floor(rest / seconds)
    rest -= count * seconds
    return count
  })
}

/** The time left until `end`. The server's HTML has it right for `now`; it ticks once the script runs.
 *  @param end, now ISO 8601 */
export const Countdown = island(
  "countdown",
  ({ end, now }: { end: string; now: string }) => {
    const { t } = useI18n()
    const endsAt = Date.parse(end)
    const [left, setLeft] = useState(endsAt - Date.parse(now))

    useEffect(() => {
      const tick = () => setLeft(endsAt - Date.now())
      tick()
      const timer = setInterval(tick, 1000)
      return () => clearInterval(timer)
    }, [endsAt])

    const parts = countdownParts(left)
    return (
      <div className={css.timer} role="timer" aria-label={t("countdown.label")}>
        {units.map(({ key }, index) => (
          <div key={key}>
            <b>
              <bdi>{String(parts[index]).padStart(2, "0")}</bdi>
            </b>
            <span>{t(key, { n: parts[index] ?? 0 })}</span>
          </div>
        ))}
      </div>
    )
  },
  { atRest: true },
)
