/** How many products cost what. Decoration: the fields below say the range.
 *  @param from share of the scale, 0 to 1, where the chosen range begins; `to` where it ends */
export function PriceBars({ bars, from, to }: { bars: number[]; from: number; to: number }) {
  const max = Math.max(...bars, 1)
  const slots = bars.map((count, index) => ({ count, start: index / bars.length, end: (index + 1) / bars.length }))
  return (
    <div className="bars" aria-hidden="true">
      {slots.map(({ count, start, end }) => (
        <i
          key={start}
          className={end > from && start < to ? "on" : undefined}
          style={{ blockSize: `${Math.round((count / max) * 100)}%` }}
        />
      ))}
    </div>
  )
}
