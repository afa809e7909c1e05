import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { makeVersion } from "../testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { migrate } from "./migrate.ts"

let own: OwnDatabase
let db: Db

beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

const prefixOf = (id: string) => `scrypt$32768$8$3$salt_of-${id.padEnd(14, "x")}`

async function addAccount(id: string, { login, day }: { login: string | null; day: number }) {
  const at = `2026-01-0${day}T10:00:00.000Z`
  const times = { created_at: at, updated_at: at }
  const person = { name: "Amina", firstname: "Amina", lastname: "", locale: "fr" as const }
  await db
    .insertInto("shopper_user")
    .values({ id, ...person, email: `${id}@example.dz`, login_mobile: login, ...times })
    .execute()
  const password = `${prefixOf(id)}$${"h".repeat(43)}`
  const account = { id, account_id: id, provider_id: "credential", user_id: id, password }
  await db
    .insertInto("shopper_account")
    .values({ ...account, ...times })
    .execute()
}

it("makes the salt of a number's oldest account the number's, and keeps those of the next two beside it", async () => {
  await makeVersion(db, "0030-undone")
  for (const [index, id] of ["third", "first", "fourth", "second"].entries()) {
    await addAccount(id, { login: "0661000001", day: [3, 1, 4, 2][index] ?? 9 })
  }
  await addAccount("alone", { login: "0661000002", day: 5 })
  await addAccount("by-mail", { login: null, day: 6 })
  await migrate(db)
  const salts = await db.selectFrom("shopper_mobile_salt").selectAll().orderBy("mobile").orderBy("place").execute()
  expect(salts).toEqual([
    { mobile: "0661000001", place: 0, prefix: prefixOf("first") },
    { mobile: "0661000001", place: 1, prefix: prefixOf("second") },
    { mobile: "0661000001", place: 2, prefix: prefixOf("third") },
    { mobile: "0661000002", place: 0, prefix: prefixOf("alone") },
  ])
})
