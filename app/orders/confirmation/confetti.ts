import { importOptional } from "../../browser/optional-import.ts"

const bursts = 3
const particleCount = 500
const pause = 1000

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

/** Throws confetti for a placed order: 3 times, 1 second apart, 500 particles each (specification, section 9).
 *  None for who asked for less motion.
 *  @param canvas fills the window
 *  @returns ends it, for when the page is left */
export function celebrate(token: string, canvas: HTMLCanvasElement): () => void {
  const timers: ReturnType<typeof setTimeout>[] = []
  let left = false
  const start = async () => {
    const { default: library } = await importOptional(() => import("canvas-confetti"))
    if (left || !isFirstTime(token)) return
    const confetti = library.create(canvas, { resize: true, disableForReducedMotion: true })
    const burst = () => confetti({ particleCount, spread: 100, origin: { y: 0.4 }, colors })
    for (let index = 0; index < bursts; index++) timers.push(setTimeout(burst, index * pause))
  }
  if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
    start().catch(() => {
      // The page is whole without it.
    })
  }
  return () => {
    left = true
    for (const timer of timers) clearTimeout(timer)
  }
}
