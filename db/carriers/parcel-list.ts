import type { Expression, ExpressionBuilder, SqlBool } from "kysely"
import { type ParcelView, silentAfterDays } from "#core/carriers/parcel-status.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import type { Db } from "../database.ts"
import type { Schema } from "../schema/schema.ts"

/** Parcels of a page, and up to which they are counted. */
const pageSize = 50
const maxCounted = 1000

const moving = ["created", "hold", "shipped", "at-desk", "out-for-delivery", "returning"] as const
const ended = ["delivered", "paid", "returned", "lost", "cancelled"] as const

type Test = (e: ExpressionBuilder<Schema, "parcel">) => Expression<SqlBool>

/** Which parcels a view shows. */
function viewTest(view: ParcelView, now: Date): Test {
  const silent = new Date(now.getTime() - silentAfterDays * 24 * 3600 * 1000).toISOString()
  const made = (e: ExpressionBuilder<Schema, "parcel">) => e("parcel.state", "=", "created")
  const tests: Record<ParcelView, Test> = {
    waiting: (e) => e("parcel.state", "in", ["waiting", "claimed"]),
    problem: (e) => e("parcel.state", "in", ["rejected", "unknown"]),
    failed: (e) =>
      e.and([
        e("parcel.to_call_at", "is not", null),
        // One that the merchant has settled by hand needs no call.
        e.exists(
          e
            .selectFrom("orders as o")
            .select("o.id")
            .whereRef("o.id", "=", "parcel.order_id")
            .where("o.status", "=", "shipped"),
        ),
      ]),
    silent: (e) =>
      e.and([made(e), e("parcel.status", "in", [...moving, "failed-attempt"]), e("parcel.last_event_at", "<", silent)]),
    "under-way": (e) => e.and([made(e), e("parcel.status", "in", moving)]),
    ended: (e) => e.or([e("parcel.state", "=", "cancelled"), e("parcel.status", "in", ended)]),
  }
  return tests[view]
}

const selectParcels = (db: Db) =>
  db
    .selectFrom("parcel")
    .innerJoin("orders", "orders.id", "parcel.order_id")
    .leftJoin("carrier_account as a", "a.id", "parcel.account_id")
    .select(["parcel.id", "parcel.document_id as documentId", "parcel.state", "parcel.problem", "parcel.words"])
    .select(["parcel.tracking", "parcel.desk", "parcel.status", "parcel.word", "parcel.reason"])
    .select([
      "parcel.last_event_at as lastEventAt",
      "parcel.created_at as createdAt",
      "a.name as account",
      "a.platform",
    ])
    .select(["parcel.lost_at as lostAt", "parcel.to_call_at as toCallAt", "parcel.exchanged_goods as exchangedGoods"])
    .select(["parcel.is_fragile as isFragile", "parcel.answer", "parcel.answer_day as answerDay"])
    .select(["parcel.answer_phone as answerPhone", "parcel.answered_at as answeredAt"])
    .select(["parcel.answer_told_at as answerToldAt", "parcel.tells_answer as tellsAnswer"])
    .select(["orders.id as orderId", "orders.document_id as orderDocumentId", "orders.created_at as orderedAt"])
    .select(["orders.firstname", "orders.lastname", "orders.mobile"])

type Selected = Awaited<ReturnType<ReturnType<typeof selectParcels>["execute"]>>[number]

const toRow = ({ orderId, orderDocumentId, orderedAt, firstname, lastname, mobile, ...all }: Selected) => {
  const { answer, answerDay, answerPhone, answeredAt, answerToldAt, tellsAnswer, isFragile, ...row } = all
  return {
    ...row,
    isFragile: isFragile === 1,
    answer:
      answer === null || answeredAt === null
        ? null
        : {
            answer,
            day: answerDay,
            phone: answerPhone,
            at: answeredAt,
            carrier:
              tellsAnswer === 1
                ? ("waits" as const)
                : answerToldAt === null
                  ? ("not-told" as const)
                  : ("told" as const),
          },
    order: toOrder({ orderId, orderDocumentId, orderedAt, firstname, lastname, mobile }),
  }
}

type OrderColumns = Pick<Selected, "orderId" | "orderDocumentId" | "orderedAt" | "firstname" | "lastname" | "mobile">

const toOrder = ({ orderId, orderDocumentId, orderedAt, firstname, lastname, mobile }: OrderColumns) => ({
  documentId: orderDocumentId,
  number: orderNumber(orderId, orderedAt),
  name: `${firstname} ${lastname}`.trim(),
  mobile,
})
export type ListedParcel = ReturnType<typeof toRow>

/** Parcels of a view, the newest first.
 *  @param before the key of the last one of the page before */
export async function listParcels(
  db: Db,
  { view, before }: { view: ParcelView; before?: number | undefined },
  now: Date,
): Promise<ListedParcel[]> {
  const rows = await selectParcels(db)
    .where(viewTest(view, now) as never)
    .$if(before !== undefined, (query) => query.where("parcel.id", "<", before ?? 0))
    .orderBy("parcel.id", "desc")
    .limit(pageSize)
    .execute()
  return rows.map(toRow)
}

/** How many parcels each view has, at most `maxCounted`. */
export async function countParcels(db: Db, views: readonly ParcelView[], now: Date): Promise<[ParcelView, number][]> {
  return Promise.all(
    views.map(async (view): Promise<[ParcelView, number]> => {
      const some = db.selectFrom("parcel").select("parcel.id").where(viewTest(view, now)).limit(maxCounted)
      const counted = db.selectFrom(some.as("some")).select((e) => e.fn.countAll<number>().as("count"))
      return [view, Number((await counted.executeTakeFirstOrThrow()).count)]
    }),
  )
}

/** The parcels of an order, the newest first, with what the carrier told. */
export async function listOrderParcels(db: Db, orderDocumentId: string) {
  const rows = await selectParcels(db)
    .where("orders.document_id", "=", orderDocumentId)
    .orderBy("parcel.id", "desc")
    .limit(10)
    .execute()
  return Promise.all(
    rows.map(async (row) => ({
      ...toRow(row),
      events: await db
        .selectFrom("parcel_event")
        .select(["at", "word", "status", "reason", "place"])
        .where("parcel_id", "=", row.id)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(100)
        .execute(),
    })),
  )
}

/** A parcel with what is needed to speak of it to its carrier. */
export const findParcel = (db: Db, documentId: string) =>
  db
    .selectFrom("parcel")
    .innerJoin("orders", "orders.id", "parcel.order_id")
    .select(["parcel.id", "parcel.account_id as accountId", "parcel.state", "parcel.tracking"])
    .select(["parcel.carrier_id as carrierId", "parcel.status", "orders.document_id as order"])
    .where("parcel.document_id", "=", documentId)
    .executeTakeFirst()
