import { placedOrder } from "./placed-order.ts"
import { type TestShop, testToken } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

/** Moves an order all the way to its shopper.
 *  @throws when a step is refused */
export async function deliver(agent: TestStaff, documentId: string, last = "delivered"): Promise<void> {
  const way = ["confirmed", "preparing", "shipped", "delivered"]
  for (const to of way.slice(0, way.indexOf(last) + 1)) {
    const { status } = await agent.send("POST", `/api/admin/orders/${documentId}/status`, { to })
    if (status !== 200) throw new Error(`${to} was refused: ${status}`)
  }
}

/** Sends something to the reviews of an order, as the storefront does.
 *  @param body bytes as they are, anything else as JSON under `data` */
export async function sendToReviews(shop: TestShop, path: string, body?: object) {
  const isBytes = body instanceof Uint8Array
  const answer = await shop.send(`/api/order-reviews/${path}`, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${testToken}`, "content-type": isBytes ? "image/png" : "application/json" },
    ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify({ data: body }) }),
  })
  return { status: answer.status, body: JSON.parse((await answer.text()) || "null") }
}

/** An order that was delivered, with the key of its reviews. */
export async function deliveredOrder(shop: TestShop, agent: TestStaff, fields: object = {}) {
  const order = await placedOrder(shop, fields)
  await deliver(agent, order.documentId)
  const answer = await shop.send(`/api/orders/${order.token}`, { headers: { authorization: `Bearer ${testToken}` } })
  const { data } = await answer.json()
  return { ...order, reviewKey: String(data.reviewKey) }
}
