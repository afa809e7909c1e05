import * as emptyCss from "../styles/empty.module.css"

/** A market stall, drawn into the middle of the large star: a shop that opens soon. */
export const marketStall =
  "M76 78h48l7 18a8 8 0 0 1-15.500 1 8 8 0 0 1-15.500 0 8 8 0 0 1-15.500 0 8 8 0 0 1-15.500-1ZM77 105v21h46v-21M93 126v-13h14v13"

const star =
  "M100 3 128.4 31.4H168.6V71.6L197 100 168.6 128.4V168.6H128.4L100 197 71.6 168.6H31.4V128.4L3 100 31.4 71.6V31.4H71.6Z"
const angles = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5]

/** The star about its middle, so many times as large. */
const scaled = (scale: number) => ({
  d: star,
  transform: `translate(${100 - 100 * scale} ${100 - 100 * scale}) scale(${scale})`,
  strokeWidth: 1.5 / scale,
})

/** The large star of empty states and the error page.
 *  @param drawing path drawn in its middle, in a field of 200 × 200 */
export function BigStar({ drawing }: { drawing?: string }) {
  return (
    <svg className={emptyCss.star} viewBox="0 0 200 200" fill="none" strokeLinejoin="round" aria-hidden="true">
      <path d={star} fill="var(--electronics-tint)" />
      <path {...scaled(0.8866)} stroke="var(--action)" />
      {angles.map((angle) => (
        <path
          key={angle}
          d="M100 3.5 107 15 100 26.5 93 15Z"
          transform={`rotate(${angle} 100 100)`}
          fill="var(--saffron)"
        />
      ))}
      <path {...scaled(0.66)} fill="var(--card)" />
      <path {...scaled(0.567)} stroke="var(--saffron)" />
      {drawing && <path d={drawing} strokeWidth="3.5" strokeLinecap="round" stroke="var(--order)" />}
    </svg>
  )
}
