import { CarrierError } from "#carriers/adapter.ts"
import { deleteOldFees, storeFees } from "#db/carriers/fees.ts"
import { deleteOldPlaces, maxPlaces, storeDesks, storePlaces } from "#db/carriers/places.ts"
import { noteProgress } from "#db/carriers/tasks.ts"
import { touchContent } from "#db/changes/content-version.ts"
import { listDeskWilayas } from "#db/delivery/desks.ts"
import { inTransaction } from "#db/transaction.ts"
import type { TaskTurn } from "./task-turn.ts"

const day = 24 * 3600 * 1000

/** Pages of one turn. */
const maxPages = 20

/** Pages of prices of one turn, and milliseconds between two turns: parcels are sent within the same quotas, and before prices. */
const maxFeePages = 5
const feePause = 60_000

/** Milliseconds until a carrier that did not answer is asked for prices again. */
const failedPause = 15 * 60_000

/** Where a reading of the lists goes on; `deskWilayas` had desks when it began. */
type Position = {
  list: "places" | "desks" | "fees"
  cursor: string | null
  since: string
  deskWilayas?: number[]
}

const deskWilayasOf = async ({ db, account }: TaskTurn) =>
  [...(await listDeskWilayas(db, account.id))].toSorted((a, b) => a - b)

/** Reads a carrier's communes and desks, page by page, and then its prices, a few pages a minute. What was interrupted goes on where it was.
 *  @returns when there is more to read, or all is to be read again */
export async function readPlaces(turn: TaskTurn): Promise<Date> {
  const { db, account, adapter, connection, task, clock, mayGoOn } = turn
  const begin = async (): Promise<Position> => {
    return { list: "places", cursor: null, since: clock().toISOString(), deskWilayas: await deskWilayasOf(turn) }
  }
  // Written by this program.
  let position = task.cursor === null ? await begin() : (JSON.parse(task.cursor) as Position)
  let done = task.cursor === null ? 0 : task.done
  if (position.list === "fees") return readFees(turn, position, done)
  for (let page = 0; page < maxPages; page++) {
    if (!(await mayGoOn())) return clock()
    const { list, cursor, since, deskWilayas = [] } = position
    let next: string | null = null
    if (list === "places") {
      const read = await adapter.places(connection, cursor)
      await storePlaces(db, account.id, read.places, clock())
      done += read.places.length
      next = read.cursor
    } else if (adapter.desks) {
      const read = await adapter.desks(connection, cursor)
      await storeDesks(db, account.id, read.desks, clock())
      done += read.desks.length
      next = read.cursor
    }
    const isOver = next === null || done > maxPlaces
    if (isOver && list === "desks") {
      await deleteOldPlaces(db, account.id, since)
      // Order forms say where desks can be chosen.
      const isSame = String(await deskWilayasOf(turn)) === String(deskWilayas)
      await inTransaction(db, (tx) => touchContent(tx, [isSame ? "desks" : "all"]))
    }
    const following = list === "places" ? ("desks" as const) : ("fees" as const)
    position = { list: isOver ? following : list, cursor: isOver ? null : next, since, deskWilayas }
    await noteProgress(db, task, JSON.stringify(position), done)
    turn.hasProgress = true
    if (position.list === "fees") return new Date(clock().getTime() + feePause)
  }
  return clock()
}

/** Reads some pages of a carrier's prices. Parcels are sent without them: a carrier that tells none holds nothing up. */
async function readFees(turn: TaskTurn, { cursor, since }: Position, done: number): Promise<Date> {
  const { db, account, adapter, connection, task, clock, mayGoOn } = turn
  const later = (milliseconds: number) => new Date(clock().getTime() + milliseconds)
  let next = cursor
  for (let page = 0; page < maxFeePages; page++) {
    if (!(await mayGoOn())) return clock()
    const read = await adapter.fees?.(connection, account.fromWilaya, next).catch((error: unknown) => {
      if (error instanceof CarrierError) return error
      throw error
    })
    if (read instanceof CarrierError && isPassing(read)) {
      if (clock().getTime() - new Date(since).getTime() < day) return later(Math.max(failedPause, read.retryAfter ?? 0))
      // Places come first: prices that have failed for a day wait for the next reading.
      await noteProgress(db, task, null, done)
      return clock()
    }
    if (!read || read instanceof CarrierError || read.cursor === null) {
      if (read && !(read instanceof CarrierError)) await storeFees(db, account.id, read.fees, clock())
      await deleteOldFees(db, account.id, since)
      await noteProgress(db, task, null, done)
      return later(day)
    }
    await storeFees(db, account.id, read.fees, clock())
    next = read.cursor
    await noteProgress(db, task, JSON.stringify({ list: "fees", cursor: next, since } satisfies Position), done)
  }
  return later(feePause)
}

/** Problems of the connection, not of the list: the page is read again later. */
const isPassing = ({ problem }: CarrierError) =>
  problem === "unreachable" || problem === "rate-limited" || problem === "bad-keys" || problem === "no-answer"
