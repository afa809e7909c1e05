import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { makeVersion } from "../testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import type { MigrationDb } from "./columns.ts"
import { migrate } from "./migrate.ts"

let own: OwnDatabase
let db: Db

beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
  await makeVersion(db, "0030-undone")
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

const before = "2026-01-01T00:00:00.000Z"
const made = "2026-02-01T00:00:00.000Z"
const after = "2026-03-01T00:00:00.000Z"

/** The rows as the version before wrote them. */
const old = () => db as unknown as MigrationDb

async function account(id: string, email: string | null = null) {
  await old()
    .insertInto("shopper_user")
    .values({
      id,
      name: "Amina",
      firstname: "Amina",
      lastname: "Bensalem",
      locale: "fr",
      mobile: "",
      email: email ?? `${id}@account.invalid`,
      email_verified: email ? 1 : 0,
      created_at: made,
      updated_at: made,
    })
    .execute()
}

type Old = { shopper: string; at?: string; mobile?: string; email?: string | null; isConfirmed?: boolean }

/** @returns the token of an order that is in an account */
async function order({ shopper, at = after, mobile = "0550000001", email = null, isConfirmed = false }: Old) {
  const { id: _id, ...like } = await db.selectFrom("orders").selectAll().orderBy("id").executeTakeFirstOrThrow()
  const token = crypto.randomUUID().slice(0, 22)
  const row = { ...like, document_id: token, token, shopper_id: shopper, created_at: at, mobile, email }
  const { id } = (await old().insertInto("orders").values(row).returning("id").executeTakeFirstOrThrow()) as {
    id: number
  }
  if (isConfirmed) {
    await db
      .insertInto("order_event")
      .values({
        order_id: id,
        at,
        actor: "Karima",
        actor_id: null,
        from_status: "new",
        to_status: "confirmed",
        reason: null,
        details: null,
        kind: "status",
      })
      .execute()
  }
  return token
}

async function upgraded(token: string) {
  await migrate(db)
  return db
    .selectFrom("orders")
    .select(["shopper_id", "shopper_claim"])
    .where("token", "=", token)
    .executeTakeFirstOrThrow()
}

const unlinked = { shopper_id: null, shopper_claim: null }

it("keeps what can only have been placed while signed in", async () => {
  await account("one")
  await account("two", "amina@example.dz")
  const token = await order({ shopper: "one", isConfirmed: true })
  const other = await order({ shopper: "two", email: "elsewhere@example.dz" })
  expect(await upgraded(token)).toEqual({ shopper_id: "one", shopper_claim: "placed" })
  expect(await upgraded(other)).toEqual({ shopper_id: "two", shopper_claim: "placed" })
})

it("unlinks orders of a phone of which another order of the account was confirmed, whatever their phones are now", async () => {
  await account("one")
  const confirmed = await order({ shopper: "one", isConfirmed: true, mobile: "0550000009" })
  const claimed = await order({ shopper: "one", mobile: "0550000002" })
  expect(await upgraded(claimed)).toEqual(unlinked)
  expect(await upgraded(confirmed)).toEqual({ shopper_id: "one", shopper_claim: "placed" })
})

it("unlinks orders that are older than the account", async () => {
  await account("one")
  expect(await upgraded(await order({ shopper: "one", at: before }))).toEqual(unlinked)
})

it("unlinks orders of the account's e-mail address", async () => {
  await account("one", "amina@example.dz")
  expect(await upgraded(await order({ shopper: "one", email: "Amina@Example.dz" }))).toEqual(unlinked)
})

it("unlinks orders of an account that is gone, and all where an erased person left no trace", async () => {
  await account("one")
  const gone = await order({ shopper: "nobody" })
  const token = await order({ shopper: "one" })
  await db
    .insertInto("audit_log")
    .values({
      at: after,
      staff_id: null,
      staff_name: null,
      action: "erase",
      resource: "orders",
      document_id: null,
      before: null,
      after: null,
      address: null,
      search: "",
    })
    .execute()
  expect(await upgraded(gone)).toEqual(unlinked)
  expect(await upgraded(token)).toEqual(unlinked)
})
