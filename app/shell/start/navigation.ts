import type { ClientInstrumentation } from "react-router"

/** What `useNavigation` tells: where the page on its way leads, if one is. */
type Navigation = {
  state: "idle" | "loading" | "submitting"
  location?: { pathname: string; search: string; hash: string }
}

type Listener = (navigation: Navigation) => void

let latest: Navigation | undefined
const listeners = new Set<Listener>()

let started: { to: string } | undefined

/** Where the navigation that has begun leads: it is known before the page renders that one has begun. The address is as its
 *  link has it; undefined while there is none, and for steps in the history. */
export const startedNavigation = (): string | undefined => started?.to

/** Has the router tell of every navigation that begins. */
export const navigationStarts: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(handler, { to }) {
        const own = typeof to === "string" ? { to } : undefined
        started = own
        await handler()
        if (started === own) started = undefined
      },
    })
  },
}

/** The navigation as the page last rendered it, for code outside of React; undefined before the page is hydrated. */
export const latestNavigation = (): Navigation | undefined => latest

/** Calls a listener each time that a navigation begins or ends, or the address changes.
 *  @returns removes the listener */
export function onNavigation(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells all listeners of a navigation (page-tasks.tsx). */
export function publishNavigation(navigation: Navigation): void {
  latest = navigation
  for (const listener of listeners) listener(navigation)
}
