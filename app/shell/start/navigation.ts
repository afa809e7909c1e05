import type { ClientInstrumentation } from "react-router"
import { localizedPath, splitLocale } from "../../i18n/addresses.ts"

/** Where the page on its way leads, if one is. */
type Navigation = {
  state: "idle" | "loading" | "submitting"
  location?: { pathname: string; search: string; hash: string }
}

type Listener = (navigation: Navigation) => void

let latest: Navigation | undefined
const listeners = new Set<Listener>()
/** The navigation that has begun and not ended: the page may not have rendered yet that it has, or render an earlier one. */
let started: URL | undefined
/** A change of page, or a form or data beside it, while the router is at it; for ever when code of it cannot be loaded. */
type Run = { isSuperseded: boolean }
const running = new Set<Run>()
let latestChange: Run = { isSuperseded: true }
let loadsWholePages = false
let showFailure: ((path: string) => void) | undefined

/** The navigation that is under way, for code outside of React; undefined before the page is hydrated. */
export const latestNavigation = (): Navigation | undefined => latest

/** Whether the router is changing the page, or sends or reads something beside it. */
export const isRouterBusy = (): boolean => running.size > 0

/** Whether somebody waits for it: a change of page is superseded by the next one. */
export const isRouterAwaited = (): boolean => [...running].some(({ isSuperseded }) => !isSuperseded)

/** Has each link lead to a whole page from now on: the router would wait for ever for code that it could not load once. */
export function loadWholePages(): void {
  loadsWholePages = true
}

/** Tells how the page of a path is shown that could not be loaded (route-failure.ts). */
export function setRouteFailure(show: (path: string) => void): void {
  showFailure = show
}

/** Lets the error page show in place of the page of a path. */
export function showRouteFailure(path: string): void {
  showFailure?.(path)
}

/** Calls a listener each time that a navigation begins or ends, or the address changes.
 *  @returns removes the listener */
export function onNavigation(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells all listeners of a navigation. */
export function publishNavigation(navigation: Navigation): void {
  latest = navigation
  for (const listener of listeners) listener(navigation)
}

/** Tells of a navigation as the page has rendered it (page-tasks.tsx): steps in the history and forms begin there. */
export function publishRendered(navigation: Navigation): void {
  if (!started) publishNavigation(navigation)
}

async function whileRunning(run: Run, task: () => Promise<unknown>): Promise<void> {
  running.add(run)
  try {
    await task()
  } finally {
    running.delete(run)
  }
}

/** The address that the router is sent to: a path without the prefix of the language, or a query alone. */
function addressOf(to: string): URL {
  const { locale } = splitLocale(location.pathname)
  return new URL(to.startsWith("/") ? localizedPath(locale, to) : to, location.href)
}

/** Has the router tell when a link's navigation begins and ends, which a page renders later or not at all. */
export const navigationStarts: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(handler, { to, formMethod }) {
        const own = typeof to === "string" && !formMethod ? addressOf(to) : undefined
        started = own
        if (own) publishNavigation({ state: "loading", location: own })
        if (own && loadsWholePages) {
          location.assign(own)
          // What never comes keeps the router waiting while the page goes.
          await new Promise(() => {})
        }
        latestChange.isSuperseded = true
        latestChange = { isSuperseded: false }
        await whileRunning(latestChange, handler)
        if (!own || started !== own) return
        started = undefined
        publishNavigation({ state: "idle" })
      },
      fetch: (handler) => whileRunning({ isSuperseded: false }, handler),
    })
  },
}
