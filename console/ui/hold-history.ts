/** The number that the router gives to each entry of the browser's history. */
export const placeIn = (state: unknown): number | undefined =>
  typeof state === "object" && state !== null && "idx" in state && typeof state.idx === "number" ? state.idx : undefined

let holders = 0
/** Whether somebody has chosen to leave: of several holders of a page, one asks. */
let isFree = false

/** Keeps the page where it is when the browser's buttons would lead away from it.
 *  @param onTry told of each try, with what goes on with it
 *  @returns lets them lead away again */
export function holdHistory(onTry: (goOn: () => void) => void): () => void {
  const here = placeIn(history.state)
  const path = location.pathname
  if (holders === 0) isFree = false
  holders++
  let isReturning = false
  function hold(event: PopStateEvent) {
    if (isFree || here === undefined) return
    const there = placeIn(event.state)
    if (isReturning || (there !== undefined && location.pathname !== path)) event.stopImmediatePropagation()
    if (isReturning) {
      isReturning = false
      return
    }
    if (there === undefined || location.pathname === path) return
    isReturning = true
    history.go(here - there)
    onTry(() => {
      isFree = true
      history.go(there - here)
    })
  }
  // Before the router's own, which listens without capturing.
  window.addEventListener("popstate", hold, true)
  return () => {
    holders--
    window.removeEventListener("popstate", hold, true)
  }
}
