import { isIgnoredFailure } from "./optional-import.ts"

type Place = { pathname: string; search: string; hash: string }
type RouterState = { navigation: { state: string; location?: Place } }

/** The router of the page, as far as it is used outside of React. */
export type Router = {
  state: RouterState
  subscribe(listener: (state: RouterState) => void): void
  /** The routes that stand behind a path. */
  match(path: string): { route: { id: string } }[] | null
}

/** What the page knows of its build: the files of every route. */
export type Build = {
  version: string
  routes: Record<string, { module: string; imports?: string[]; hasLoader: boolean } | undefined>
}

declare global {
  /** In `early-start.js`. */
  var hanoutReload: ((path: string) => boolean) | undefined
  /** The page is being reloaded. */
  var hanoutLeaving: boolean | undefined
  var __reactRouterDataRouter: Router | undefined
  var __reactRouterManifest: Build | undefined
}

/** The page that was asked for when something could not be loaded: the one on its way, else the one that is there. */
function reloadPath(): string {
  const { pathname, search } = globalThis.__reactRouterDataRouter?.state.navigation.location ?? location
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
