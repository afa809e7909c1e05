import type { Db } from "../../database.ts"

/** The whole history of an order for its staff, the oldest first. */
export async function orderEvents(db: Db, orderId: number) {
  const rows = await db
    .selectFrom("order_event")
    .select([
      "at",
      "actor",
      "actor_id as actorId",
      "kind",
      "from_status as from",
      "to_status as to",
      "reason",
      "details",
    ])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute()
  // Written by this program.
  const detailsOf = (details: string | null) => (details === null ? null : (JSON.parse(details) as Details))
  // Notes are separate.
  return rows.flatMap(({ details, kind, ...event }) =>
    kind === "note" ? [] : [{ ...event, kind, details: detailsOf(details) }],
  )
}

type Details = Record<string, unknown>

/** Selects the notes of the staff on an order, oldest first. */
export function orderNotes(db: Db, orderId: number) {
  return db
    .selectFrom("order_note")
    .select(["at", "author", "text"])
    .where("order_id", "=", orderId)
    .orderBy("id")
    .execute()
}
