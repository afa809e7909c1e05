import type { ContentTag } from "#db/changes/content-changes.ts"

/** Tags in the order in which they were invalidated. */
export type TagLog = {
  /** The number of the last tag. A cache notes it before it begins to read. */
  position: () => number
  add: (tags: readonly ContentTag[]) => void
  /** The tags after a position, each once; undefined where some of them are not remembered any more. */
  since: (position: number) => ContentTag[] | undefined
  /** Whether one of these tags was invalidated after a position, or may have been. `all` invalidates every tag. */
  hasChanged: (tags: readonly ContentTag[], position: number) => boolean
}

/** @param maxEntries tags that are remembered; older positions are taken for changed */
export function createTagLog(maxEntries: number): TagLog {
  const entries: { number: number; tag: ContentTag }[] = []
  /** The last number of each tag that is remembered. */
  const last = new Map<ContentTag, number>()
  let position = 0
  const remembers = (since: number) => since >= position - entries.length

  return {
    position: () => position,
    add(tags) {
      for (const tag of tags) {
        position += 1
        entries.push({ number: position, tag })
        last.set(tag, position)
      }
      for (const { number, tag } of entries.splice(0, Math.max(0, entries.length - maxEntries))) {
        if (last.get(tag) === number) last.delete(tag)
      }
    },
    since(from) {
      if (from > position || !remembers(from)) return undefined
      return [...new Set(entries.slice(entries.length - (position - from)).map(({ tag }) => tag))]
    },
    hasChanged(tags, from) {
      if (!remembers(from) || (last.get("all") ?? 0) > from) return true
      return tags.some((tag) => (last.get(tag) ?? 0) > from)
    },
  }
}
