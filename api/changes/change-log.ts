import { type ChangeTracker, type ContentTag, trackChanges } from "#db/changes/content-changes.ts"
import { type ContentMoment, listMoments } from "#db/changes/content-moments.ts"
import type { Db } from "#db/database.ts"
import { randomToken } from "#db/document-id.ts"
import { countWrites } from "#db/write-count.ts"
import { createTagLog, type TagLog } from "./tag-log.ts"

/** But for `catchUp` after a write, the database is asked at most this often, in milliseconds. */
const minInterval = 100
/** Menus are compared at most this often, in milliseconds: an import changes the catalogue fifty times a second. Less than
 *  storefronts ask for changes, so that a page shows another menu within half a second. */
const minMenuInterval = 250
/** Changes that are remembered for readers. */
const maxEntries = 20_000
/** A clock that was set back further than this, in milliseconds, makes moments come again. */
const maxStepBack = 1000

export type Changes = {
  /** Cursor of the next call. */
  cursor: string
  /** The invalidated tags, each once. */
  tags: ContentTag[]
  /** Whether the reader must take everything for changed: the cursor is of another process, or too old. */
  reset: boolean
}

export type ChangeLog = Pick<TagLog, "add" | "position" | "hasChanged"> & {
  /** Brings the log up to date with every moment that has passed, and with what was committed a tenth of a second ago.
   *  @throws what the database throws */
  refresh: () => Promise<void>
  /** The same, and with every change that this process committed before the call.
   *  @throws what the database throws */
  catchUp: () => Promise<void>
  /** The same, and with every change that any process committed before the call.
   *  @throws what the database throws */
  readAgain: () => Promise<void>
  /** Whether `catchUp` would find nothing to do. */
  isCurrent: () => boolean
  /** Returns the changes since an earlier answer, with every change that any process committed before the call.
   *  @param cursor of that answer; undefined = the reader begins */
  since: (cursor: string | undefined) => Promise<Changes>
}

type Options = {
  clock?: () => Date
  /** Called once, as soon as no change can be missed any more. */
  onStart?: () => Promise<void>
  /** The content of every page's menus, as a text; read after `onChange`. The same text means that no menu has
   *  changed. Undefined = reading it would take long now. */
  menuState?: (now: Date) => Promise<string | undefined>
  /** Called with new tags before any reader sees them. */
  onChange?: (tags: readonly ContentTag[]) => Promise<void> | void
}

/** The changes of a shop's content as one process saw them, for caches in this process and in others. It reads the database
 *  when somebody asks, and adds what changes by itself at a moment. */
export function createChangeLog(
  db: Db,
  { clock = () => new Date(), onStart, menuState = async () => "", onChange }: Options = {},
): ChangeLog {
  const epoch = randomToken().slice(0, 12)
  const log = createTagLog(maxEntries)
  /** Tags that were read and not added yet, so that a failure on the way loses none. */
  const pending = new Set<ContentTag>()
  let follower: ChangeTracker | undefined
  let moments: ContentMoment[] = []
  let nextMoment = Number.POSITIVE_INFINITY
  let menu: { state: string | undefined; comparedAt: number; isDue: boolean } = {
    state: undefined,
    comparedAt: 0,
    isDue: false,
  }
  /** The last reading that succeeded: by the monotonic clock, by the shop's, and the writes before it. */
  let last = { at: Number.NEGATIVE_INFINITY, time: 0, writes: -1 }
  let reading: Promise<void> | undefined

  const readMoments = async (now: Date) => {
    moments = await listMoments(db, now)
    nextMoment = Date.parse(moments[0]?.at ?? "") || Number.POSITIVE_INFINITY
  }

  const start = async (now: Date) => {
    const started = await trackChanges(db, now)
    await onStart?.()
    await readMoments(now)
    menu = { state: await menuState(now), comparedAt: now.getTime(), isDue: false }
    follower = started
  }

  const readMenu = async (now: Date) => {
    if (pending.has("shelf") || pending.has("all")) menu.isDue = true
    if (menu.isDue && menu.state === undefined) {
      // There is nothing to compare with: what the menus showed before is not known.
      pending.add("menu")
      menu.isDue = false
    }
    const isWanted = menu.isDue || menu.state === undefined
    if (!isWanted || now.getTime() - menu.comparedAt < minMenuInterval) return
    const state = await menuState(now)
    if (state !== undefined && menu.state !== undefined && state !== menu.state) pending.add("menu")
    if (state !== undefined) menu = { state, comparedAt: now.getTime(), isDue: false }
  }

  const read = async (now: Date) => {
    if (!follower) return start(now)
    if (now.getTime() < last.time - maxStepBack) pending.add("all")
    for (const { at, tags } of moments) if (Date.parse(at) <= now.getTime()) for (const tag of tags) pending.add(tag)
    for (const tag of await follower.read(now)) pending.add(tag)
    if (["listing", "shelf", "posts", "coupons", "sections", "all"].some((tag) => pending.has(tag as ContentTag))) {
      await readMoments(now)
    }
    if (pending.size > 0) await onChange?.([...pending])
    await readMenu(now)
    if (pending.size === 0) return
    log.add([...pending])
    pending.clear()
  }

  const startReading = () => {
    const now = clock()
    const writes = countWrites(db)
    const end = () => {
      reading = undefined
    }
    const done = read(now).then(() => {
      last = { at: performance.now(), time: now.getTime(), writes }
    })
    reading = done.finally(end)
    return reading
  }

  /** Whether a reading has seen so many writes, and what passes by itself. */
  const hasSeen = (writes: number) => {
    if (last.writes < writes || performance.now() - last.at >= minInterval) return false
    const now = clock().getTime()
    return now < nextMoment && now >= last.time - maxStepBack
  }

  const readUntil = async (writes: number) => {
    if (hasSeen(writes)) return
    // One that is under way may have begun before a write, or before a moment.
    if (reading) await reading
    if (!hasSeen(writes)) await (reading ?? startReading())
  }

  const readAgain = async () => {
    if (reading) await reading
    await (reading ?? startReading())
  }

  return {
    refresh: () => readUntil(0),
    catchUp: () => readUntil(countWrites(db)),
    readAgain,
    isCurrent: () => hasSeen(countWrites(db)),
    add: log.add,
    position: log.position,
    hasChanged: log.hasChanged,
    async since(cursor) {
      await readAgain()
      // A token may have dashes of its own.
      const dash = cursor?.lastIndexOf("-") ?? -1
      const isOwn = cursor?.slice(0, Math.max(dash, 0)) === epoch
      const tags = isOwn ? log.since(Number(cursor?.slice(dash + 1))) : undefined
      return { cursor: `${epoch}-${log.position()}`, tags: tags ?? [], reset: cursor !== undefined && !tags }
    },
  }
}
