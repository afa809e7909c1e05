import { type Context, Hono } from "hono"
import { phoneKey } from "#core/customers/phone.ts"
import { checkAnswer } from "#core/delivery/parcel-answer.ts"
import { readOrderNumber } from "#core/orders/order-number.ts"
import type { RateLimitName } from "#core/rate-limits.ts"
import { storeAnswer } from "#db/carriers/shopper-answers.ts"
import type { Db } from "#db/database.ts"
import { changeOrderStatus } from "#db/orders/change-order-status.ts"
import { findOrder, type StoredOrder } from "#db/orders/orders.ts"
import { findOrderToken } from "#db/orders/track-order.ts"
import { requireToken } from "../auth.ts"
import type { OrderClientFields } from "../common/contract-client.ts"
import { conflict, notFound, tooManyTries, validationError } from "../errors.ts"
import { countProof, limitRequest, rememberKnown, senderAddress } from "../limit-request.ts"
import { limitedBody, readBody } from "../read-body.ts"
import { orderCancelRequest, orderTrackingRequest, parcelAnswerRequest, trackedOrder } from "./contract-tracking.ts"
import { orderResource } from "./order-resource.ts"

type Named = { number: string; mobile: string; client?: OrderClientFields | undefined }

const answer = (order: StoredOrder) =>
  Response.json(
    { data: trackedOrder.parse(orderResource(order)), meta: {} },
    { headers: { "cache-control": "no-store" } },
  )

/** `POST /order-tracking`, `POST /order-tracking/cancel` and `POST /order-tracking/answer`, for the storefront's server alone. */
export function orderTrackingRoutes(db: Db, token: string, clock: () => Date): Hono {
  const limits = { db, clock, secret: token }

  /** @throws ApiError 404 for any pair but the right one, 429 after too many */
  const open = async (c: Context, { number: typed, mobile, client }: Named): Promise<string> => {
    const number = readOrderNumber(typed)
    // Numbers without a code can be counted through: what is tried is the phone.
    const [failures, subject]: [RateLimitName, string | null] =
      number && number.code === null
        ? ["order-tracking-without-code", phoneKey(mobile)]
        : ["order-tracking", number && String(number.id)]
    const sender = { address: senderAddress(c, client), subject }
    const counted = await countProof(limits, { failures, all: "order-lookups" }, sender, "tracked orders")
    if (counted.retryAfter !== null) throw tooManyTries(counted.retryAfter)
    const found = await findOrderToken(db, number, mobile)
    if (!found) throw notFound()
    await counted.undo()
    if (subject) await rememberKnown(limits, "tracked orders", { ...sender, owner: subject })
    return found
  }
  return new Hono()
    .use(requireToken(token), limitedBody)
    .post("/", async (c) => {
      const order = await findOrder(db, await open(c, (await readBody(orderTrackingRequest, c.req)).data))
      if (!order) throw notFound()
      return answer(order)
    })
    .post("/cancel", async (c) => {
      const { data } = await readBody(orderCancelRequest, c.req)
      const change = { to: "cancelled", actor: "shopper", reason: "shopper", outcome: null, callAt: null } as const
      const changed = await changeOrderStatus(db, { token: data.token }, { ...change, onlyFrom: ["new"] }, clock())
      if (changed.kind === "unknown") {
        await limitRequest(limits, "order-tracking", { address: senderAddress(c) })
        throw notFound()
      }
      if (changed.kind !== "changed") throw conflict(`An order that is ${changed.from} is not cancelled here`, {})
      return answer(changed.order)
    })
    .post("/answer", async (c) => {
      const { token: key, ...typed } = (await readBody(parcelAnswerRequest, c.req)).data
      const sender = { address: senderAddress(c) }
      await limitRequest(limits, "parcel-answers", { ...sender, subject: key })
      const now = clock()
      const given = checkAnswer(typed, now)
      if (!given)
        throw validationError([{ path: ["data", "answer"], message: "needs a day of the next seven, or a phone" }])
      const stored = await storeAnswer(db, key, given, now)
      if (stored === "unknown") {
        await limitRequest(limits, "order-tracking", sender)
        throw notFound()
      }
      const order = await findOrder(db, key)
      if (!order) throw notFound()
      if (stored === "late") throw conflict("No delivery of this order has failed", {})
      return answer(order)
    })
}
