import type { Hono } from "hono"
import { claimOrder, findOrderAccount, type OrderAccount } from "#db/customers/claim-order.ts"
import { conflict, notFound } from "../../errors.ts"
import { readBody } from "../../read-body.ts"
import { type OrderAccountResource, orderTokenRequest } from "../contract.ts"
import { requireShopper, type ShopperDeps } from "./shopper-context.ts"

/** @throws ApiError 404 without such an order */
function answer(account: OrderAccount): Response {
  if (account === "unknown") throw notFound()
  const data: OrderAccountResource = { account }
  return Response.json({ data, meta: {} })
}

/** An order and the account of who is signed in, by the order's token: whose it is, and putting it into the account. */
export function shopperOrderRoutes(app: Hono, deps: ShopperDeps): void {
  const { db } = deps

  app.post("/orders/account", async (c) => {
    const { userId } = await requireShopper(deps, c)
    const { token } = (await readBody(orderTokenRequest, c.req)).data
    return answer(await findOrderAccount(db, userId, token))
  })

  app.post("/orders/claim", async (c) => {
    const { userId } = await requireShopper(deps, c)
    const { token } = (await readBody(orderTokenRequest, c.req)).data
    const account = await claimOrder(db, userId, token)
    if (account === "other") throw conflict("The order is in another account", { code: "OTHER_ACCOUNT" })
    return answer(account)
  })
}
