import { importOptional } from "../../browser/optional-import.ts"

const bursts = 3
const particleCount = 500
const pause = 1000
/** Milliseconds after the first burst: it fades, and is gone before anybody reads on. */
const fadesAfter = 2500
const endsAfter = 3000

const endingEvents = ["pointerdown", "keydown", "wheel"]

const colors = ["#0b4f8a", "#c2512f", "#f2b134", "#1f7a54", "#7b2544"]

/** Once per order and browser: a reload does not celebrate again. */
function isFirstTime(token: string): boolean {
  const key = `confetti_${token}`
  try {
    if (sessionStorage.getItem(key)) return false
    sessionStorage.setItem(key, "1")
  } catch {
    // Without storage it is simply thrown again.
  }
  return true
}

/** Throws confetti for a placed order: 3 times, 1 second apart, 500 particles each (specification, section 9). It is gone after three
 *  seconds, and at the first touch or key. None for who asked for less motion.
 *  @param canvas fills the window
 *  @returns ends it, for when the page is left */
export function celebrate(token: string, canvas: HTMLCanvasElement): () => void {
  const timers: ReturnType<typeof setTimeout>[] = []
  let left = false
  let clear = () => {}
  const end = () => {
    left = true
    for (const timer of timers) clearTimeout(timer)
    for (const type of endingEvents) removeEventListener(type, end, true)
    clear()
  }
  const start = async () => {
    const { default: library } = await importOptional(() => import("canvas-confetti"))
    if (left || !isFirstTime(token)) return
    const confetti = library.create(canvas, { resize: true, disableForReducedMotion: true })
    const burst = () => confetti({ particleCount, spread: 100, origin: { y: 0.4 }, colors })
    clear = () => confetti.reset()
    for (let index = 0; index < bursts; index++) timers.push(setTimeout(burst, index * pause))
    timers.push(
      setTimeout(() => canvas.setAttribute("data-fading", ""), fadesAfter),
      setTimeout(end, endsAfter),
    )
    for (const type of endingEvents) addEventListener(type, end, true)
  }
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    start().catch(() => {
      // The page is whole without it.
    })
  }
  return end
}
