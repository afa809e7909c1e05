import { isRouterAwaited, isRouterBusy, latestNavigation, loadWholePages, showRouteFailure } from "./navigation.ts"
import { isIgnoredFailure } from "./optional-import.ts"

declare global {
  /** In `early-start.js`. */
  var hanoutReload: ((path: string) => boolean) | undefined
  /** The page is being reloaded. */
  var hanoutLeaving: boolean | undefined
}

/** The page that was asked for when something could not be loaded: the one on its way, else the one that is there. */
function reloadPath(): string {
  const { pathname, search } = latestNavigation()?.location ?? location
  return pathname + search
}

/** React Router reloads the page that is there when a screen's code cannot be loaded, each time, and then waits for ever. By
 *  the Navigation API the page that was asked for is loaded instead, once; then comes the error page. A reload by the
 *  browser's own button or keys is not told to a page, one of the page's own code is let through.
 *  @see docs/decisions/0030-kept-libraries.md */
function onReload(event: NavigateEvent) {
  if (event.navigationType !== "reload" || globalThis.hanoutLeaving || !isRouterBusy()) return
  event.preventDefault()
  const path = reloadPath()
  if (globalThis.hanoutReload?.(path)) return
  if (isRouterAwaited()) showRouteFailure(path)
  else loadWholePages()
}

/** Reloads the page when a part of its code cannot be loaded, as after an update of the shop (specification, section
 *  8), except a part that the page does without (optional-import.ts). When that has just been tried, the error goes on: a screen becomes the error page, a panel stays closed. */
export function reloadOnChunkFailure(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    // Who asked for it is told after this.
    setTimeout(() => {
      if (!isIgnoredFailure(payload)) globalThis.hanoutReload?.(reloadPath())
    })
  })
  // Absent before Safari 26.2 and Firefox 147: there React Router's own reload stays.
  if ("navigation" in window) navigation.addEventListener("navigate", onReload)
}
