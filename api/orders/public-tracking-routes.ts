import { type Context, Hono } from "hono"
import { toOrderKey } from "#core/delivery/tracking-file.ts"
import type { Db } from "#db/database.ts"
import { changeOrderStatus } from "#db/orders/change-order-status.ts"
import { findOrder, type StoredOrder } from "#db/orders/orders.ts"
import { findOrderToken } from "#db/orders/track-order.ts"
import { requireToken } from "../auth.ts"
import { conflict, notFound, tooManyTries } from "../errors.ts"
import { countProof, rememberKnown, senderAddress } from "../limit-request.ts"
import { limitedBody, readBody } from "../read-body.ts"
import type { OrderClientFields } from "./contract-fields.ts"
import { orderCancelRequest, orderTrackingRequest, trackedOrder } from "./contract-tracking.ts"
import { orderResource } from "./order-resource.ts"

type Named = { number: string; mobile: string; client?: OrderClientFields | undefined }

const answer = (order: StoredOrder) =>
  Response.json(
    { data: trackedOrder.parse(orderResource(order)), meta: {} },
    { headers: { "cache-control": "no-store" } },
  )

/** `POST /order-tracking` and `POST /order-tracking/cancel`, for the storefront's server alone. */
export function orderTrackingRoutes(db: Db, token: string, clock: () => Date): Hono {
  const limits = { db, clock, secret: token }
  const count = async (c: Context, client: Named["client"], subject: string | null) => {
    const sender = { address: senderAddress(c, client), subject }
    const names = { failures: "order-tracking", all: "order-lookups" } as const
    const { retryAfter, undo } = await countProof(limits, names, sender, "tracked orders")
    if (retryAfter !== null) throw tooManyTries(retryAfter)
    return undo
  }

  /** @throws ApiError 404 for any pair but the right one, 429 after too many */
  const open = async (c: Context, { number, mobile, client }: Named): Promise<string> => {
    const subject = String(toOrderKey(number) ?? "none")
    const undoTry = await count(c, client, subject)
    const found = await findOrderToken(db, number, mobile)
    if (!found) throw notFound()
    await undoTry()
    await rememberKnown(limits, "tracked orders", { address: senderAddress(c, client), subject, owner: subject })
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
      const undoTry = "token" in data ? await count(c, undefined, null) : undefined
      const named = "token" in data ? data.token : await open(c, data)
      const change = { to: "cancelled", actor: "shopper", reason: "shopper", outcome: null, callAt: null } as const
      const changed = await changeOrderStatus(db, { token: named }, { ...change, onlyFrom: ["new"] }, clock())
      if (changed.kind === "unknown") throw notFound()
      await undoTry?.()
      if (changed.kind !== "changed") throw conflict(`An order that is ${changed.from} is not cancelled here`, {})
      return answer(changed.order)
    })
}
