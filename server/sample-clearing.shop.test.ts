import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { gunzipSync, gzipSync } from "node:zlib"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, test } from "vitest"
import type { Cleared, Restored, SampleState } from "#api/sample/contract.ts"
import { openDatabase } from "#db/database.ts"
import { migrations } from "#db/migrations/migrations.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { openBackup } from "./backup/backup-file.ts"
import { firstOwner } from "./testing/first-owner.ts"
import { type Running, startProcess } from "./testing.ts"

let own: OwnDatabase
let shop: Running
beforeEach(async () => {
  own = await ownDatabase("sample")
  shop = await startProcess("api", { ...own.env, API_TOKEN: "a-token-for-the-tests", SAMPLE_DATA: "off" })
})
afterEach(async () => {
  await shop.stop("SIGKILL")
  await own.remove()
})

const count = async (): Promise<number> => {
  const answer = await fetch(`${shop.url}/api/products?pagination[pageSize]=1`)
  return (await answer.json()).meta.pagination.total
}

test("an owner clears the sample after a backup that holds it, and undoes it from that file", async () => {
  const send = await firstOwner(shop)
  const load = async (): Promise<SampleState> => (await (await send("GET", "/sample")).json()).data
  expect(await load()).toMatchObject({ cleared: null })
  const answer = await send("POST", "/sample/clear")
  const { removed }: Cleared = (await answer.json()).data
  expect(removed).toBeGreaterThan(41)
  expect(await count()).toBe(0)

  const { files } = (await (await send("GET", "/backups")).json()).data
  const [{ name }] = files
  const file = join(own.address.dataDir, "backups", name)
  const { rows } = await openBackup(file)
  let products = 0
  for await (const part of rows) if (part.table === "product") products += part.rows.length
  expect([files.length, products]).toEqual([1, 41])

  expect(await load()).toMatchObject({ kinds: [], cleared: { by: "Rania" } })
  // Nothing is left to clear: no backup is made.
  expect((await (await send("POST", "/sample/clear")).json()).data).toEqual({ removed: 0 })
  expect((await (await send("GET", "/backups")).json()).data.files).toHaveLength(1)

  const bytes = await readFile(file)
  const [last = ""] = Object.keys(migrations).slice(-1)
  const otherVersion = gzipSync(gunzipSync(bytes).toString().replace(last, "9999-later"))
  for (const [wrong, code] of [
    [otherVersion, "BACKUP_VERSION"],
    [bytes.subarray(0, bytes.length / 2), "BACKUP_DAMAGED"],
  ] as const) {
    await writeFile(file, wrong)
    const rejected = await send("POST", "/sample/undo")
    expect([rejected.status, (await rejected.json()).error.details.code]).toEqual([409, code])
    expect(await count()).toBe(0)
  }
  await writeFile(file, bytes)
  const undone: Restored = (await (await send("POST", "/sample/undo")).json()).data
  expect(undone).toEqual({ left: 0 })
  expect(await count()).toBe(41)
  expect(await load()).toMatchObject({ cleared: null })
  expect((await send("POST", "/sample/undo")).status).toBe(404)
})

test("a backup that fails leaves everything, and the answer says why", async () => {
  const send = await firstOwner(shop)
  const db = openDatabase(own.address)
  // Bytes are what a backup cannot hold.
  const bytes = own.address.url ? sql`select 'odd'::bytea as data` : sql`select x'00' as data`
  await sql`create table odd as ${bytes}`.execute(db)
  const answer = await send("POST", "/sample/clear")
  const { error } = await answer.json()
  expect([answer.status, error.details.code, error.message]).toEqual([
    409,
    "BACKUP_FAILED",
    expect.stringContaining("Column data of table odd"),
  ])
  expect(await db.selectFrom("sample_clearing").selectAll().execute()).toEqual([])
  await db.destroy()
  expect(await count()).toBe(41)
})
