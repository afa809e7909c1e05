import { currentVisit } from "../../request/visit.server.ts"

/** Tags that are remembered one by one; beyond them everything cached so far is taken for changed. */
const maxTags = 50_000

/** Invalidation by tag: the order in which tags were invalidated, by which a cache tells whether its values are still valid.
 *  One instance a storefront. */
export type TagClock = {
  /** The number of the last invalidation. A cache notes it before it begins to load. */
  position: () => number
  /** Invalidates what depends on one of these tags; `all` invalidates everything.
   *  @param at the earliest moment at which it may have changed, by `now`: it is noticed later; by default now */
  invalidate: (tags: readonly string[], at?: number) => void
  /** The earliest moment after a position at which one of these tags may have changed, by `now`; `-Infinity` if it is too long
   *  ago to tell; undefined = values loaded at the position are still valid. */
  invalidatedAt: (tags: Iterable<string>, position: number) => number | undefined
  /** Calls a listener with the tags of each invalidation. */
  onInvalidate: (listener: (tags: readonly string[]) => void) => void
}

/** `previous` is the position of the invalidation of the same tag before it. */
type Invalidation = { position: number; at: number; previous: number }

/** Values loaded before the last but one invalidation became stale at a moment that is not remembered. */
const staleAfter = (since: number, { at, previous }: Invalidation) => (previous > since ? Number.NEGATIVE_INFINITY : at)

export function createTagClock(now: () => number = () => performance.now()): TagClock {
  const last = new Map<string, Invalidation>()
  const listeners: ((tags: readonly string[]) => void)[] = []
  let all: Invalidation = { position: 0, at: 0, previous: 0 }
  let position = 0

  return {
    position: () => position,
    invalidate(tags, at = now()) {
      if (tags.length === 0) return
      position++
      const isFull = last.size + tags.length > maxTags
      if (isFull) last.clear()
      if (tags.includes("all") || isFull) {
        all = { position, at: isFull ? Number.NEGATIVE_INFINITY : at, previous: all.position }
      } else for (const tag of tags) last.set(tag, { position, at, previous: last.get(tag)?.position ?? 0 })
      for (const listener of listeners) listener(tags)
    },
    invalidatedAt(tags, since) {
      let first = all.position > since ? staleAfter(since, all) : undefined
      for (const tag of tags) {
        const found = last.get(tag)
        if (found && found.position > since) first = Math.min(first ?? found.at, staleAfter(since, found))
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
