import type { GivenAnswer } from "#core/delivery/parcel-answer.ts"
import type { Db } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { orderMoved } from "../orders/change-order-status.ts"
import { inTransaction } from "../transaction.ts"
import { wakeTask } from "./tasks.ts"
import { notifyTasksChanged } from "./tasks-changed.ts"

/** Answers that one turn tells a carrier. */
const maxTold = 20

/** Stores what a shopper answers to the failed delivery of an order, in the place of what was answered before: somebody of the shop calls,
 *  and the carrier is told.
 *  @returns "late" = its parcel is delivered, on its way again or coming back */
export async function storeAnswer(
  db: Db,
  token: string,
  { answer, day, phone }: GivenAnswer,
  now: Date,
): Promise<"stored" | "unknown" | "late"> {
  const done = await inTransaction(db, async (tx) => {
    const order = await tx
      .selectFrom("orders")
      .select(["id", "status", "delivery"])
      .where("token", "=", token)
      .executeTakeFirst()
    if (!order) return "unknown" as const
    if (order.status !== "shipped" || (answer === "desk" && order.delivery === "desk")) return "late" as const
    const parcel = await tx
      .selectFrom("parcel")
      .select(["id", "account_id as accountId", "to_call_at as toCallAt"])
      .where("order_id", "=", order.id)
      .where("state", "=", "created")
      .where("status", "=", "failed-attempt")
      .$if(isPostgres(tx), (query) => query.forNoKeyUpdate())
      .executeTakeFirst()
    if (!parcel) return "late" as const
    const at = now.toISOString()
    await tx
      .updateTable("parcel")
      .set({ answer, answer_day: day, answer_phone: phone, answered_at: at, answer_told_at: null })
      .set({ to_call_at: parcel.toCallAt ?? at, tells_answer: parcel.accountId === null ? 0 : 1 })
      .where("id", "=", parcel.id)
      .execute()
    if (parcel.accountId !== null) await wakeTask(tx, parcel.accountId, "follow", now)
    return "stored" as const
  })
  if (done === "stored") {
    notifyTasksChanged(db)
    orderMoved(db)
  }
  return done
}

const selectAnswers = (db: Db, accountId: number) =>
  db
    .selectFrom("parcel")
    .select(["id", "tracking", "answer", "answer_day as day", "answer_phone as phone", "answered_at as at"])
    .where("account_id", "=", accountId)
    .where("tells_answer", "=", 1)

/** Answers that an account's carrier is still to be told, the oldest parcels first. */
export async function listAnswersToTell(db: Db, accountId: number) {
  const rows = await selectAnswers(db, accountId).orderBy("id").limit(maxTold).execute()
  return rows.flatMap(({ id, tracking, answer, day, phone, at }) =>
    tracking !== null && answer !== null && at !== null ? [{ id, tracking, at, given: { answer, day, phone } }] : [],
  )
}

export const hasAnswersToTell = async (db: Db, accountId: number): Promise<boolean> =>
  (await selectAnswers(db, accountId).limit(1).executeTakeFirst()) !== undefined

/** Notes that a carrier was told an answer, or cannot be; one that was given meanwhile is told too.
 *  @param answeredAt when the shopper gave the answer */
export async function noteAnswerTold(
  db: Db,
  { id, answeredAt, isTold }: { id: number; answeredAt: string; isTold: boolean },
  now: Date,
): Promise<void> {
  await db
    .updateTable("parcel")
    .set({ tells_answer: 0, answer_told_at: isTold ? now.toISOString() : null })
    .where("id", "=", id)
    .where("answered_at", "=", answeredAt)
    .execute()
}
