import { afterAll, beforeAll, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { inTransaction } from "../transaction.ts"
import { endOldestSessions, insertSession, maxSessions } from "./sessions.ts"

let own: OwnDatabase
let db: Db
beforeAll(async () => {
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
})
afterAll(async () => {
  await db.destroy()
  await own.remove()
})

const at = new Date("2026-11-21T10:31:00.000Z")
const times = { created_at: at.toISOString(), updated_at: at.toISOString() }

it("begin at once, and no more than twenty stand", async () => {
  const person = { name: "Amina", firstname: "Amina", lastname: "", locale: "fr" as const, email: "amina@example.dz" }
  await db
    .insertInto("shopper_user")
    .values({ id: "amina", ...person, ...times })
    .execute()
  const expiresAt = new Date(at.getTime() + 86_400_000)
  const begin = (n: number) =>
    inTransaction(db, async (tx) => {
      const session = { userId: "amina", token: `token ${n}`, address: "", device: "", now: at, expiresAt }
      await insertSession(tx, "shopper", session)
      await endOldestSessions(tx, "shopper", "amina")
    })
  await Promise.all(Array.from({ length: 2 * maxSessions }, (_, n) => begin(n)))
  expect(await db.selectFrom("shopper_session").select("id").execute()).toHaveLength(maxSessions)
})
