import type { Db } from "../database.ts"

/** Parcels that wait are counted up to here. */
const maxCounted = 1000

/** How much there is of each account: parcels that wait, communes and desks of its lists. */
export async function countAccountWork(db: Db, ids: readonly number[]) {
  const counts = new Map<number, { waiting: number; places: number; desks: number }>()
  for (const id of ids) {
    const some = db
      .selectFrom("parcel")
      .select("id")
      .where("account_id", "=", id)
      .where("state", "in", ["waiting", "claimed"])
      .limit(maxCounted)
    const waiting = await db
      .selectFrom(some.as("some"))
      .select((e) => e.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow()
    const countOf = async (table: "carrier_place" | "carrier_desk") => {
      const counted = db.selectFrom(table).select((e) => e.fn.countAll<number>().as("count"))
      return Number((await counted.where("account_id", "=", id).executeTakeFirstOrThrow()).count)
    }
    counts.set(id, {
      waiting: Number(waiting.count),
      places: await countOf("carrier_place"),
      desks: await countOf("carrier_desk"),
    })
  }
  return counts
}
