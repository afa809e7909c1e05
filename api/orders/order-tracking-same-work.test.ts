import type { KyselyPlugin } from "kysely"
import { afterAll, beforeAll, expect, it } from "vitest"
import { readOrderNumber } from "#core/orders/order-number.ts"
import { findOrderToken } from "#db/orders/track-order.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

/** Queries of the database for a pair of number and mobile, and the order that it opens. */
async function worked(number: string, mobile: string) {
  const queries: string[] = []
  const counter: KyselyPlugin = {
    transformQuery: ({ node, queryId }) => {
      queries.push(shop.db.getExecutor().compileQuery(node, queryId).sql)
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return { token: await findOrderToken(shop.db.withPlugin(counter), readOrderNumber(number), mobile), queries }
}

it("takes one and the same statement for the right pair, a wrong mobile or code, and a number of no order", async () => {
  const { number, mobile, token } = await placedOrder(shop)
  const right = await worked(number, mobile)
  expect(right.token).toBe(token)
  expect(right.queries).toHaveLength(1)
  const others: [string, string][] = [
    [number, "0550999999"],
    [number.replace(/-\d{6}-/, "-999999-"), mobile],
    [number.slice(0, -5), mobile],
    [`${number.slice(0, -4)}ZZZZ`, mobile],
    ["nothing", mobile],
  ]
  for (const pair of others) expect(await worked(...pair)).toEqual({ ...right, token: null })
})
