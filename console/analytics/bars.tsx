import { useConsoleLocale } from "../i18n/use-text.ts"
import { axisTicks } from "./axis.ts"
import * as css from "./charts.module.css"
import { shortNumber } from "./metric-text.ts"

export type Bar = {
  key: string
  /** Label below it; "" = none. */
  name: string
  value: number
  /** Said of it in full. */
  text: string
}

/** Columns side by side, the first at the start of the line, over an axis of values. */
export function Bars({ bars, label }: { bars: Bar[]; label: string }) {
  const locale = useConsoleLocale()
  const ticks = axisTicks(Math.max(...bars.map(({ value }) => value), 0))
  const top = ticks.at(-1) ?? 1
  return (
    <div className={css.barChart}>
      <ol className={css.axis} aria-hidden="true">
        {ticks.map((value) => (
          <li key={value} style={{ insetBlockEnd: `${(value / top) * 100}%` }}>
            <bdi>{shortNumber(value, locale)}</bdi>
          </li>
        ))}
      </ol>
      <ol className={css.bars} aria-label={label}>
        {bars.map(({ key, name, value, text }) => (
          <li key={key} title={text}>
            <span
              className={css.bar}
              style={{ blockSize: `${(value / top) * 100}%` }}
              data-none={value === 0 || undefined}
            />
            <span className="sr">{text}</span>
            <span className={css.barName} aria-hidden="true" dir="ltr">
              {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
