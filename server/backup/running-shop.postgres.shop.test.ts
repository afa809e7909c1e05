import { join } from "node:path"
import pg from "pg"
import { afterEach, beforeEach, expect, test } from "vitest"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "../testing.ts"
import { command } from "./testing.ts"

let own: OwnDatabase
let shop: Running
beforeEach(async () => {
  own = await ownDatabase("sample")
  shop = await startProcess("api", { ...own.env, API_TOKEN: "a-token-for-the-tests" })
})
afterEach(async () => {
  await shop.stop("SIGKILL")
  await own.remove()
})

/** Breaks the connections of the shop's pool, as it closes them itself after ten seconds without a request. */
async function makeIdle() {
  const client = new pg.Client({ connectionString: own.address.url })
  await client.connect()
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()
     and pid <> pg_backend_pid() and application_name not like 'hanout shop %'`,
  )
  await client.end()
}

test("a restore sees a shop that has no connection of its pool open, and names its process", async () => {
  const file = join(own.address.dataDir, "mine.backup")
  expect((await command(own.env, "backup", file)).status).toBe(0)
  for (let look = 0; look < 3; look++) {
    await makeIdle()
    const { status, text } = await command(own.env, "restore", "--replace", file)
    expect([status, text]).toEqual([1, expect.stringContaining(`process ${shop.child.pid} on `)])
  }
  // Nothing of it is left that would keep a shop from working.
  await shop.stop()
  expect((await command(own.env, "restore", "--replace", file)).status).toBe(0)
})
