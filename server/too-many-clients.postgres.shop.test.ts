import { sql } from "kysely"
import pg from "pg"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { type Db, openDatabase } from "#db/database.ts"
import { startPostgres } from "../scripts/postgres.mjs"

/** Connections of a shop's user that a small server takes, beside three for superusers. */
const room = 5

let server: Awaited<ReturnType<typeof startPostgres>>
let url: string
const opened: Db[] = []
const others: pg.Client[] = []

beforeAll(async () => {
  server = await startPostgres({ maxConnections: room + 3 })
  const client = new pg.Client({ connectionString: server.url })
  await client.connect()
  await client.query("create role shop login")
  await client.end()
  url = server.url.replace("postgres@", "shop@")
})
afterEach(async () => {
  await Promise.all(others.splice(0).map((client) => client.end()))
  await Promise.all(opened.splice(0).map((db) => db.destroy()))
})
afterAll(() => server.end())

function open(connectTimeout: number, poolSize = 2 * room): Db {
  const db = openDatabase({ url, dataDir: "", limits: { connectTimeout, poolSize } })
  opened.push(db)
  return db
}

/** Takes connections as somebody else does. */
async function occupy(count: number) {
  for (let index = 0; index < count; index++) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    others.push(client)
  }
}

const ask = (db: Db) => sql<{ one: number }>`select 1 as one`.execute(db)

it("waits for room at the start", async () => {
  await occupy(room)
  const asking = ask(open(30_000))
  // The first try comes before this one, and there was no room for it either.
  await expect(occupy(1)).rejects.toMatchObject({ code: "53300" })
  await others.pop()?.end()
  expect((await asking).rows).toEqual([{ one: 1 }])
})

it("says that there is none when the time is over", async () => {
  await occupy(room)
  await expect(ask(open(300))).rejects.toMatchObject({ code: "53300" })
})

it("answers all of a load for which its pool is larger than the server's room", async () => {
  await occupy(room - 2)
  const db = open(30_000)
  const slow = () => sql`select pg_sleep(0.02)`.execute(db)
  expect(await Promise.all(Array.from({ length: 100 }, slow))).toHaveLength(100)
})
