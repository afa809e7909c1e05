/** Waits until it is woken, for a time, or until the end, whichever comes first. A wake-up that nobody waited for is not lost. */
export function createWakeUp(end: AbortSignal) {
  let woken = false
  let wake = () => {
    woken = true
  }
  return {
    wake: () => wake(),
    wait: (milliseconds: number) =>
      new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer)
          end.removeEventListener("abort", done)
          woken = false
          wake = () => {
            woken = true
          }
          resolve()
        }
        const timer = setTimeout(done, milliseconds)
        wake = done
        end.addEventListener("abort", done)
        if (woken || end.aborted) done()
      }),
  }
}
