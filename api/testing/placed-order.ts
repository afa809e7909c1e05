import { itemEnvelope } from "../common/contract-envelope.ts"
import { orderResource } from "../orders/contract.ts"
import { person } from "./examples/order-bodies.ts"
import { setPrice } from "./order-admin.ts"
import type { TestShop } from "./shop.ts"

/** Places an order as a shopper does: a pair of headphones unless told otherwise, of a phone of its own.
 *  @throws when it is refused */
export async function placedOrder(shop: TestShop, fields: object = {}) {
  const lines = [{ slug: "casque-aura", quantity: 1, color: "Noir" }]
  const data = { ...person(), lines, ...fields }
  const { status, body } = await shop.order({ ...data, amount: await amountOf(shop, data.lines) })
  if (status !== 201) throw new Error(`The order was refused: ${status} ${JSON.stringify(body)}`)
  return itemEnvelope(orderResource).parse(body).data
}

/** The same with its number as the console's lists have it, without its code. */
export async function placedListedOrder(shop: TestShop, fields: object = {}) {
  const order = await placedOrder(shop, fields)
  return { ...order, number: order.number.slice(0, -5) }
}

/** Places an order of a cheap product, so that delivery is not free. */
export async function placeCheapOrder(shop: TestShop, fields: object = {}) {
  await setPrice(shop, "casque-aura", 1000)
  return placedListedOrder(shop, { wilaya: "Alger", commune: "Kouba", ...fields })
}

/** Sum of some lines, in dinars. */
async function amountOf(shop: TestShop, lines: { slug: string; quantity: number }[]): Promise<number> {
  let amount = 0
  for (const { slug, quantity } of lines) {
    const { price } = await shop.db
      .selectFrom("product")
      .select("price")
      .where("slug", "=", slug)
      .executeTakeFirstOrThrow()
    amount += (price * quantity) / 100
  }
  return amount
}
