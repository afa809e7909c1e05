import type { DeliveryProblem } from "#core/events/delivery-tries.ts"
import type { Db } from "../database.ts"

/** Result of sending an event to a subscriber. */
export type Delivery = {
  event: string
  type: string
  subject: string
  state: "delivered" | "failed" | "dead" | "again"
  tries: number
  at: string
  problem: DeliveryProblem | null
  statusCode: number | null
  request: string | null
  answer: string | null
  milliseconds: number | null
}

const maxListed = 50

const deliveriesOf = (db: Db, documentId: string) =>
  db
    .selectFrom("event_delivery as d")
    .innerJoin("event_subscriber as s", "s.id", "d.subscriber_id")
    .where("s.document_id", "=", documentId)

/** The newest deliveries of a subscriber.
 *  @param state only those */
export async function listDeliveries(db: Db, documentId: string, state?: Delivery["state"]): Promise<Delivery[]> {
  const rows = await deliveriesOf(db, documentId)
    .$if(state !== undefined, (query) => query.where("d.state", "=", state ?? "dead"))
    .select(["d.event_key", "d.kind", "d.subject", "d.state", "d.tries", "d.at", "d.problem", "d.status_code"])
    .select(["d.request", "d.answer", "d.milliseconds"])
    .orderBy("d.at", "desc")
    .orderBy("d.id", "desc")
    .limit(maxListed)
    .execute()
  return rows.map(({ event_key: event, kind: type, status_code: statusCode, ...row }) => ({
    event,
    type,
    statusCode,
    ...row,
  }))
}

/** Lets an event, or all that are dead, be sent again next.
 *  @param event its key; undefined = all that are dead
 *  @returns how many */
export async function sendAgain(tx: Db, documentId: string, event?: string): Promise<number> {
  const of = deliveriesOf(tx, documentId)
    .select("d.id")
    .$if(event !== undefined, (query) => query.where("d.event_key", "=", event ?? ""))
    .where("d.state", "in", event === undefined ? ["dead"] : ["dead", "delivered"])
  const { numUpdatedRows } = await tx
    .updateTable("event_delivery")
    .set({ state: "again" })
    .where("id", "in", of)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
