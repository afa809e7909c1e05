import { currentVisit } from "../../shell/visit.server.ts"

/** Tags that are remembered one by one; beyond them everything cached so far is taken for changed. */
const maxTags = 50_000

/** Invalidation by tag: remembers in which order tags were invalidated, so that a cache can tell whether what it holds still
 *  stands. One instance a storefront. */
export type TagClock = {
  /** The number of the last invalidation. A cache notes it before it begins to load. */
  position: () => number
  /** Invalidates what depends on one of these tags; `all` invalidates everything. */
  invalidate: (tags: readonly string[]) => void
  /** When the first of these tags was last invalidated after a position, by `now`; undefined = what was loaded then still
   *  stands. */
  invalidatedAt: (tags: Iterable<string>, position: number) => number | undefined
  /** Calls a listener with the tags of each invalidation. */
  onInvalidate: (listener: (tags: readonly string[]) => void) => void
}

type Invalidation = { position: number; at: number }

export function createTagClock(now: () => number = Date.now): TagClock {
  const last = new Map<string, Invalidation>()
  const listeners: ((tags: readonly string[]) => void)[] = []
  let all: Invalidation = { position: 0, at: 0 }
  let position = 0

  return {
    position: () => position,
    invalidate(tags) {
      if (tags.length === 0) return
      position++
      if (tags.includes("all") || last.size + tags.length > maxTags) {
        all = { position, at: now() }
        last.clear()
      } else for (const tag of tags) last.set(tag, { position, at: now() })
      for (const listener of listeners) listener(tags)
    },
    invalidatedAt(tags, since) {
      if (all.position > since) return all.at
      let first: number | undefined
      for (const tag of tags) {
        const found = last.get(tag)
        if (found && found.position > since) first = Math.min(first ?? found.at, found.at)
      }
      return first
    },
    onInvalidate: (listener) => listeners.push(listener),
  }
}

/** Notes for the cache of the page that is being rendered what it depends on. */
export function recordTags(tags: Iterable<string>): void {
  const recorded = currentVisit()?.tags
  if (recorded) for (const tag of tags) recorded.add(tag)
}
