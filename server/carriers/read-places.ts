import { CarrierError } from "#carriers/adapter.ts"
import { storeFees } from "#db/carriers/fees.ts"
import { deleteOldPlaces, maxPlaces, storeDesks, storePlaces } from "#db/carriers/places.ts"
import { noteProgress } from "#db/carriers/tasks.ts"
import type { TaskTurn } from "./task-turn.ts"

const day = 24 * 3600 * 1000

/** Pages of one turn. */
const maxPages = 20

const lists = ["places", "desks", "fees"] as const
type List = (typeof lists)[number]

/** Where a reading of the lists goes on. */
type Position = { list: List; cursor: string | null; since: string }

type Page = { read: number; cursor: string | null }
const nothing: Page = { read: 0, cursor: null }

/** Reads one page of a list and stores it. */
const readers: Record<List, (turn: TaskTurn, cursor: string | null) => Promise<Page>> = {
  async places({ db, account, adapter, connection, clock }, cursor) {
    const page = await adapter.places(connection, cursor)
    await storePlaces(db, account.id, page.places, clock())
    return { read: page.places.length, cursor: page.cursor }
  },
  async desks({ db, account, adapter, connection, clock }, cursor) {
    if (!adapter.desks) return nothing
    const page = await adapter.desks(connection, cursor)
    await storeDesks(db, account.id, page.desks, clock())
    return { read: page.desks.length, cursor: page.cursor }
  },
  async fees({ db, account, adapter, connection, clock }, cursor) {
    const page = await adapter.fees?.(connection, account.fromWilaya, cursor).catch((error: unknown) => {
      // Parcels are sent without prices: a carrier that tells none holds nothing up.
      if (error instanceof CarrierError && !isPassing(error)) return undefined
      throw error
    })
    if (!page) return nothing
    await storeFees(db, account.id, page.fees, clock())
    return { read: page.fees.length, cursor: page.cursor }
  },
}

/** Problems of the connection, not of the list: the page is read again later. */
const isPassing = ({ problem }: CarrierError) =>
  problem === "unreachable" || problem === "rate-limited" || problem === "bad-keys" || problem === "no-answer"

/** Reads a carrier's communes, desks and prices, page by page; a reading that was interrupted goes on where it was.
 *  @returns when it is to be done again */
export async function readPlaces(turn: TaskTurn): Promise<Date> {
  const { db, account, task, clock, mayGoOn } = turn
  const begin: Position = { list: "places", cursor: null, since: clock().toISOString() }
  // Written by this program.
  let position = task.cursor === null ? begin : (JSON.parse(task.cursor) as Position)
  let done = task.cursor === null ? 0 : task.done
  for (let page = 0; page < maxPages; page++) {
    if (!(await mayGoOn())) return clock()
    const { list, cursor, since } = position
    const { read, cursor: next } = await readers[list](turn, cursor)
    if (list !== "fees") done += read
    const isOver = next === null || (list !== "fees" && done > maxPlaces)
    const following = isOver ? lists[lists.indexOf(list) + 1] : list
    if (!following) {
      await deleteOldPlaces(db, account.id, since)
      await noteProgress(db, task, null, done)
      return new Date(clock().getTime() + day)
    }
    position = { list: following, cursor: isOver ? null : next, since }
    await noteProgress(db, task, JSON.stringify(position), done)
  }
  return clock()
}
