import * as emptyCss from "../shell/empty.module.css"

const outer =
  "M100 3 128.4 31.4H168.6V71.6L197 100 168.6 128.4V168.6H128.4L100 197 71.6 168.6H31.4V128.4L3 100 31.4 71.6V31.4H71.6Z"
const line =
  "M100 14 125.2 39.2H160.8V74.8L186 100 160.8 125.2V160.8H125.2L100 186 74.8 160.8H39.2V125.2L14 100 39.2 74.8V39.2H74.8Z"
const inner =
  "M100 36 118.75 54.75H145.25V81.25L164 100 145.25 118.75V145.25H118.75L100 164 81.25 145.25H54.75V118.75L36 100 54.75 81.25V54.75H81.25Z"
const innerLine =
  "M100 45 116.1 61.1H138.9V83.9L155 100 138.9 116.1V138.9H116.1L100 155 83.9 138.9H61.1V116.1L45 100 61.1 83.9V61.1H83.9Z"
const angles = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]

/** The large star of empty states and the error page.
 *  @param drawing path drawn in its middle, in a field of 200 × 200 */
export function BigStar({ drawing }: { drawing?: string }) {
  return (
    <svg className={emptyCss.star} viewBox="0 0 200 200" fill="none" strokeLinejoin="round" aria-hidden="true">
      <path d={outer} fill="var(--electronics-tint)" />
      <path d={line} stroke="var(--action)" strokeWidth="1.5" />
      {angles.map((angle) => (
        <path
          key={angle}
          d="M100 3.5 107 15 100 26.5 93 15Z"
          transform={`rotate(${angle} 100 100)`}
          fill="var(--saffron)"
        />
      ))}
      <path d={inner} fill="#fff" />
      <path d={innerLine} stroke="var(--saffron)" strokeWidth="1.5" />
      {drawing && <path d={drawing} strokeWidth="3.5" strokeLinecap="round" stroke="var(--order)" />}
    </svg>
  )
}
