import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isPostgres } from "#db/engine.ts"
import { changeOrderStatus } from "#db/orders/change-order-status.ts"
import { itemEnvelope } from "../common/contract-envelope.ts"
import { headphones } from "../testing/examples/order-bodies.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { orderResource } from "./contract.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

async function placed() {
  const { status, body } = await shop.order(headphones())
  expect(status).toBe(201)
  return itemEnvelope(orderResource).parse(body).data
}

async function confirm(documentId: string) {
  const headers = { authorization: `Bearer ${testToken}` }
  const body = JSON.stringify({ data: { actor: "Karima", to: "confirmed" } })
  const answer = await shop.send(`/api/orders/${documentId}/status`, { method: "POST", headers, body })
  expect(answer.status).toBe(200)
}

const events = (id: number) =>
  shop.db.selectFrom("order_event").selectAll().where("order_id", "=", id).orderBy("id").execute()

describe("the history", () => {
  it("cannot be changed or shortened by anyone who writes to the table", async () => {
    const { id } = await placed()
    const own = shop.db.updateTable("order_event").set({ actor: "nobody" }).where("order_id", "=", id)
    await expect(own.execute()).rejects.toThrow(/append-only/)
    await expect(shop.db.deleteFrom("order_event").where("order_id", "=", id).execute()).rejects.toThrow(/append-only/)
    expect(await events(id)).toMatchObject([{ actor: "shopper" }])
  })

  it("cannot be written over by another entry under the same key", async () => {
    const { id } = await placed()
    const entry = await shop.db
      .selectFrom("order_event")
      .selectAll()
      .where("order_id", "=", id)
      .executeTakeFirstOrThrow()
    // PostgreSQL has no "or replace"; there the key itself refuses it.
    const written = shop.db.insertInto("order_event").values({ ...entry, actor: "nobody" })
    const over = isPostgres(shop.db) ? written : written.orReplace()
    await expect(over.execute()).rejects.toThrow(/append-only|duplicate key/)
    expect(await events(id)).toMatchObject([{ actor: "shopper" }])
  })
})

describe("changeOrderStatus", () => {
  it("lets a shopper, who holds the token, cancel while the order is new, and no later", async () => {
    const cancel = { to: "cancelled", actor: "shopper", reason: null, outcome: null, callAt: null } as const
    const byShopper = { ...cancel, onlyFrom: ["new"] as const }
    const fresh = await placed()
    expect(await changeOrderStatus(shop.db, { token: fresh.token }, byShopper, new Date())).toMatchObject({
      kind: "changed",
      order: { status: "cancelled" },
    })
    const confirmed = await placed()
    await confirm(confirmed.documentId)
    expect(await changeOrderStatus(shop.db, { token: confirmed.token }, byShopper, new Date())).toMatchObject({
      kind: "conflict",
      from: "confirmed",
    })
    expect(await changeOrderStatus(shop.db, { token: "A".repeat(22) }, byShopper, new Date())).toEqual({
      kind: "unknown",
    })
  })
})
