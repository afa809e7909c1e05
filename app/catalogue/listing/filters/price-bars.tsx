import * as css from "./facets.module.css"

/** Units of the drawing: of a bar with the gap behind it, of a bar, of the highest and of the lowest bar. */
const [step, wide, high, low] = [10, 8, 48, 2]

/** How many products cost what. Decoration: the fields below say the range.
 *  @param from share of the scale, 0 to 1, where the chosen range begins; `to` where it ends */
export function PriceBars({ bars, from, to }: { bars: number[]; from: number; to: number }) {
  const max = Math.max(...bars, 1)
  const slots = bars.map((count, index) => {
    const height = Math.max(low, Math.round((count / max) * high))
    const isOn = (index + 1) / bars.length > from && index / bars.length < to
    return { isOn, outline: `M${index * step} ${high}v-${height}h${wide}v${height}z` }
  })
  const outlines = (on: boolean) => slots.flatMap(({ isOn, outline }) => (isOn === on ? outline : [])).join("")
  return (
    <svg
      className={`${css.bars} flip`}
      viewBox={`0 0 ${bars.length * step - (step - wide)} ${high}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={outlines(false)} />
      <path className={css.on} d={outlines(true)} />
    </svg>
  )
}
