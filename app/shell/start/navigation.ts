import type { ClientInstrumentation } from "react-router"

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

/** The navigation that is under way, for code outside of React; undefined before the page is hydrated. */
export const latestNavigation = (): Navigation | undefined => latest

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

/** Has the router tell when a link's navigation begins and ends, which a page renders later or not at all. */
export const navigationStarts: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(handler, { to, formMethod }) {
        const own = typeof to === "string" && !formMethod ? new URL(to, location.href) : undefined
        started = own
        if (own) publishNavigation({ state: "loading", location: own })
        await handler()
        if (!own || started !== own) return
        started = undefined
        publishNavigation({ state: "idle" })
      },
    })
  },
}
