import * as css from "./analytics.module.css"

export type Bar = {
  key: string
  /** Label below it; "" = none. */
  name: string
  value: number
  /** Said of it in full. */
  text: string
}

/** Columns side by side, the first at the start of the line. */
export function Bars({ bars, label }: { bars: Bar[]; label: string }) {
  const max = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ol className={css.bars} aria-label={label}>
      {bars.map(({ key, name, value, text }) => (
        <li key={key} title={text}>
          <span
            className={css.bar}
            style={{ blockSize: `${(value / max) * 100}%` }}
            data-none={value === 0 || undefined}
          />
          <span className="sr">{text}</span>
          <span className={css.barName} aria-hidden="true" dir="ltr">
            {name}
          </span>
        </li>
      ))}
    </ol>
  )
}
