/** Milliseconds to wait in a browser that does not tell when it is idle (specification, section 9). */
const fallback = 50

/** Runs what can wait, once the browser has nothing better to do. */
export function whenIdle(act: () => void): void {
  // Safari has none.
  if ("requestIdleCallback" in window) requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, fallback)
}
