import { latestNavigation } from "./navigation.ts"
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

/** Reloads the page when a part of its code cannot be loaded, as after an update of the shop (specification, section
 *  8), except a part that the page does without (optional-import.ts). When that has just been tried, the error goes on: a screen becomes the error page, a panel stays closed. */
export function reloadOnChunkFailure(): void {
  addEventListener("vite:preloadError", ({ payload }) => {
    // Who asked for it is told after this.
    setTimeout(() => {
      if (!isIgnoredFailure(payload)) globalThis.hanoutReload?.(reloadPath())
    })
  })
  // A screen's code; vite/route-failure.ts has React Router ask.
  addEventListener("chunk-failed", (event) => {
    if (globalThis.hanoutReload?.(reloadPath())) event.preventDefault()
  })
}
