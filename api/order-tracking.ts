import { Hono } from "hono"
import { addressBlock } from "#core/address-block.ts"
import { trackingLimits } from "#core/sign-in-limits.ts"
import { orderKeyOf } from "#core/tracking-file.ts"
import { changeOrderStatus } from "#db/change-order-status.ts"
import { countTry } from "#db/count-tries.ts"
import type { Db } from "#db/database.ts"
import { findOrder, type StoredOrder } from "#db/orders.ts"
import { tokenOf } from "#db/track-order.ts"
import { requireToken } from "./auth.ts"
import type { OrderClientFields } from "./contract/order-fields.ts"
import { orderCancelRequest, orderTrackingRequest, trackedOrder } from "./contract/order-tracking.ts"
import { conflict, notFound, tooManyTries } from "./errors.ts"
import { hiddenBy } from "./hidden-text.ts"
import { orderResource } from "./order-resource.ts"
import { limitedBody, readBody } from "./read-body.ts"

type Named = { number: string; mobile: string; client?: OrderClientFields | undefined }

const answer = (order: StoredOrder) =>
  Response.json(
    { data: trackedOrder.parse(orderResource(order)), meta: {} },
    { headers: { "cache-control": "no-store" } },
  )

/** `POST /order-tracking` and `POST /order-tracking/cancel`, for the storefront's server alone. */
export function orderTrackingRoutes(db: Db, token: string, clock: () => Date): Hono {
  /** @throws ApiError 404 for any pair but the right one, 429 after too many */
  const open = async ({ number, mobile, client }: Named): Promise<string> => {
    const hidden = hiddenBy(token)
    const network = client?.address && addressBlock(client.address)
    const tried = {
      number: hidden(`tracked:${orderKeyOf(number) ?? "none"}`),
      ...(network && { network: hidden(`tracked:${network}`) }),
    }
    const tries = { kind: "tracking", limits: trackingLimits, tried }
    const { retryAfter, forget } = await countTry(db, tries, clock())
    if (retryAfter !== null) throw tooManyTries(retryAfter)
    const found = await tokenOf(db, number, mobile)
    if (!found) throw notFound()
    await forget()
    return found
  }
  return new Hono()
    .use(requireToken(token), limitedBody)
    .post("/", async (c) => {
      const order = await findOrder(db, await open((await readBody(orderTrackingRequest, c.req)).data))
      if (!order) throw notFound()
      return answer(order)
    })
    .post("/cancel", async (c) => {
      const { data } = await readBody(orderCancelRequest, c.req)
      const named = "token" in data ? data.token : await open(data)
      const change = { to: "cancelled", actor: "shopper", reason: "shopper", outcome: null, callAt: null } as const
      const changed = await changeOrderStatus(db, { token: named }, { ...change, onlyFrom: ["new"] }, clock())
      if (changed.kind === "unknown") throw notFound()
      if (changed.kind === "conflict") throw conflict(`An order that is ${changed.from} is not cancelled here`, {})
      return answer(changed.order)
    })
}
