import { deleteOldPlaces, maxPlaces, storeDesks, storePlaces } from "#db/carriers/places.ts"
import { noteProgress } from "#db/carriers/tasks.ts"
import type { TaskTurn } from "./task-turn.ts"

const day = 24 * 3600 * 1000

/** Pages of one turn. */
const maxPages = 20

/** Where a reading of the lists goes on. */
type Position = { list: "places" | "desks"; cursor: string | null; since: string }

/** Reads a carrier's communes and desks, page by page; one that was interrupted goes on where it was.
 *  @returns when it is to be done again */
export async function readPlaces({ db, account, adapter, connection, task, clock, mayGoOn }: TaskTurn): Promise<Date> {
  const begin: Position = { list: "places", cursor: null, since: clock().toISOString() }
  // Written by this program.
  let position = task.cursor === null ? begin : (JSON.parse(task.cursor) as Position)
  let done = task.cursor === null ? 0 : task.done
  for (let page = 0; page < maxPages; page++) {
    if (!(await mayGoOn())) return clock()
    const { list, cursor, since } = position
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
      await noteProgress(db, task, null, done)
      return new Date(clock().getTime() + day)
    }
    position = { list: isOver ? "desks" : list, cursor: isOver ? null : next, since }
    await noteProgress(db, task, JSON.stringify(position), done)
  }
  return clock()
}
