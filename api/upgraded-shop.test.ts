import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "#db/database.ts"
import { migrate } from "#db/migrations/migrate.ts"
import { placeFrozen } from "#db/testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { createApi } from "./composition/api.ts"
import type { OrderResource } from "./orders/contract.ts"

const token = "a-token-for-tests"
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }

let own: OwnDatabase
let db: Db

beforeEach(async () => {
  own = await ownDatabase("nothing")
  await placeFrozen(own, "0.1.0")
  db = openDatabase(own.address)
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

/** Asks the API over what 0.1.0 left. */
async function ask(path: string, init: RequestInit = {}) {
  const answer = await createApi({ db, token }).fetch(new Request(`http://shop.test${path}`, { headers, ...init }))
  return { status: answer.status, body: (await answer.json()) as { data: OrderResource } }
}

it("goes on selling over the database of an older version", async () => {
  const { token: oldToken } = await db
    .selectFrom("orders")
    .select("token")
    .where("id", "=", 2)
    .executeTakeFirstOrThrow()
  await migrate(db)

  const old = await ask(`/api/orders/${oldToken}`)
  expect(old.body.data).toMatchObject({ number: "HN-26-000002", firstname: "كريم", wilaya: "وهران", total: 25_200 })
  expect(old.body.data.history).toEqual([{ status: "new", at: old.body.data.createdAt }])

  const order = {
    product: "Casque sans fil Aura",
    color: "Noir",
    quantity: 1,
    amount: 25_200,
    wilaya: "Alger",
    commune: "Kouba",
    mobile: "0550010203",
    firstname: "Nadia",
    lastname: "Haddad",
    date: "2026-11-22T10:00:00Z",
  }
  const { status, body } = await ask("/api/orders", { method: "POST", body: JSON.stringify({ data: order }) })
  expect(status).toBe(201)
  expect(body.data.number).toMatch(/^HN-\d\d-000004-[A-Z\d]{4}$/)
  expect((await ask(`/api/orders/${body.data.token}`)).body.data).toEqual(body.data)
})
