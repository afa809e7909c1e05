import { afterEach, beforeEach, expect, it } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { migrateTo } from "../testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { hashToken } from "../token-hash.ts"
import { migrate } from "./migrate.ts"

let own: OwnDatabase
let db: Db

beforeEach(async () => {
  own = await ownDatabase("nothing")
  db = openDatabase(own.address)
  await migrateTo(db, "0072-removed-things")
})
afterEach(async () => {
  await db.destroy()
  await own.remove()
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute)).toISOString()
const times = { created_at: at(0), updated_at: at(0) }

const addShopper = (id: string) =>
  db
    .insertInto("shopper_user")
    .values({ id, name: "Amina", firstname: "Amina", lastname: "", locale: "fr", email: `${id}@example.dz`, ...times })
    .execute()
const session = (user_id: string, n: number) => ({
  id: `${user_id}-${n}`,
  token: `token-${user_id}-${n}`,
  user_id,
  expires_at: at(59),
  created_at: at(0),
  updated_at: at(n),
  ip_address: "",
  user_agent: "",
})

it("hashes what sessions hold, lets the twenty of an account stay that were used last, and ends half-done sign-ins", async () => {
  const people = Array.from({ length: 40 }, (_, index) => `p${index}`)
  for (const id of people) await addShopper(id)
  const rows = people.flatMap((id) => Array.from({ length: 15 }, (_, n) => session(id, n)))
  await addShopper("many")
  const many = Array.from({ length: 25 }, (_, n) => session("many", n))
  await db.insertInto("shopper_session").values(rows).execute()
  await db.insertInto("shopper_session").values(many).execute()
  const half = { id: "v", identifier: "2fa-x", value: "many", expires_at: at(59), ...times }
  await db.insertInto("staff_verification").values(half).execute()

  await migrate(db)

  const stored = await db.selectFrom("shopper_session").selectAll().orderBy("id").execute()
  const wanted = [...rows, ...many.slice(5)].map((row) => ({ ...row, token: hashToken(row.token) }))
  expect(stored).toEqual(wanted.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  expect(await db.selectFrom("staff_verification").selectAll().execute()).toEqual([])
})
