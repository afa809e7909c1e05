import { type ChangeFollower, type ContentTag, followChanges } from "#db/content-changes.ts"
import { type ContentMoment, listMoments } from "#db/content-moments.ts"
import type { Db } from "#db/database.ts"
import { randomToken } from "#db/document-id.ts"
import { menuState } from "#db/menu-state.ts"

/** The database is asked at most this often, in milliseconds. */
const minInterval = 100
/** Menus are compared at most this often, in milliseconds: an import changes the catalogue fifty times a second. */
const minMenuInterval = 1000
/** Changes that are remembered for readers. */
const maxEntries = 20_000

export type Changes = {
  /** What to ask with the next time. */
  cursor: string
  /** What has changed, each once. */
  tags: ContentTag[]
  /** Whether the reader must take everything for changed: the cursor is of another process, or too old. */
  reset: boolean
}

export type ChangeLog = {
  /** Reads the database unless that was done a moment ago. */
  refresh: () => Promise<void>
  /** Adds tags that no row of the database stands for. */
  add: (tags: readonly ContentTag[]) => void
  /** What has changed since an earlier answer.
   *  @param cursor of that answer; undefined = the reader begins */
  since: (cursor: string | undefined) => Promise<Changes>
}

type Options = {
  clock?: () => Date
  /** Called with new tags before any reader sees them. */
  onChange?: (tags: readonly ContentTag[]) => Promise<void> | void
}

/** The changes of a shop's content as one process saw them, for caches in this process and in others. It reads the database
 *  when somebody asks, and adds what changes by itself at a moment. */
export function createChangeLog(db: Db, { clock = () => new Date(), onChange }: Options = {}): ChangeLog {
  const epoch = randomToken().slice(0, 12)
  const entries: { number: number; tag: ContentTag }[] = []
  let last = 0
  let follower: ChangeFollower | undefined
  let moments: ContentMoment[] = []
  let menu = { state: "", comparedAt: 0, isDue: false }
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  const add = (tags: readonly ContentTag[]) => {
    for (const tag of tags) entries.push({ number: ++last, tag })
    entries.splice(0, Math.max(0, entries.length - maxEntries))
  }

  const start = async (now: Date) => {
    follower = await followChanges(db, now)
    moments = await listMoments(db, now)
    menu = { state: await menuState(db, now), comparedAt: now.getTime(), isDue: false }
  }

  /** Tags of moments that have passed. */
  const passed = (now: Date): ContentTag[] => {
    const count = moments.findIndex(({ at }) => at > now.toISOString())
    return moments.splice(0, count < 0 ? moments.length : count).flatMap(({ tags }) => tags)
  }

  const menuTags = async (now: Date): Promise<ContentTag[]> => {
    if (!menu.isDue || now.getTime() - menu.comparedAt < minMenuInterval) return []
    const state = await menuState(db, now)
    const hasChanged = state !== menu.state
    menu = { state, comparedAt: now.getTime(), isDue: false }
    return hasChanged ? ["menu"] : []
  }

  const read = async () => {
    const now = clock()
    if (!follower) return start(now)
    const changed = [...passed(now), ...(await follower.read(now))]
    if (changed.some((tag) => ["listing", "shelf", "posts", "coupons", "all"].includes(tag))) {
      moments = await listMoments(db, now)
    }
    if (changed.includes("shelf") || changed.includes("all")) menu.isDue = true
    const tags = [...new Set([...changed, ...(await menuTags(now))])]
    if (tags.length === 0) return
    await onChange?.(tags)
    add(tags)
  }

  const refresh = async () => {
    if (reading) return reading
    if (performance.now() - readAt < minInterval) return
    reading = read().finally(() => {
      readAt = performance.now()
      reading = undefined
    })
    return reading
  }

  return {
    refresh,
    add,
    async since(cursor) {
      await refresh()
      // A token may have dashes of its own.
      const dash = cursor?.lastIndexOf("-") ?? -1
      const asked = cursor?.slice(0, Math.max(dash, 0))
      const from = Number(cursor?.slice(dash + 1))
      const oldest = entries[0]?.number ?? last + 1
      const isKnown = asked === epoch && from <= last && from >= oldest - 1
      const tags = isKnown ? [...new Set(entries.filter((entry) => entry.number > from).map(({ tag }) => tag))] : []
      return { cursor: `${epoch}-${last}`, tags, reset: cursor !== undefined && !isKnown }
    },
  }
}
