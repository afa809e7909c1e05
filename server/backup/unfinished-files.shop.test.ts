import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, test } from "vitest"
import { openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { inherited } from "../testing.ts"
import { writeBackup } from "./backup-file.ts"
import { command } from "./testing.ts"

let own: OwnDatabase
beforeEach(async () => {
  own = await ownDatabase("sample")
})
afterEach(() => own.remove())

const folder = () => join(own.address.dataDir, "backups")
const filesIn = () => readdirSync(folder())

test("a backup removes what others left a day ago, and nothing else", async () => {
  mkdirSync(folder())
  const left = "hanout-2020-01-01T00-00-00-000Z.backup.unfinished-12"
  const fresh = "hanout-2020-01-02T00-00-00-000Z.backup.unfinished-13"
  const foreign = "holiday.unfinished-14"
  for (const name of [left, fresh, foreign]) writeFileSync(join(folder(), name), "half of it")
  const before = new Date(Date.now() - 25 * 3_600_000)
  for (const name of [left, foreign]) utimesSync(join(folder(), name), before, before)
  expect((await command(own.env, "backup")).status).toBe(0)
  expect(filesIn()).toHaveLength(3)
  expect(filesIn()).toEqual(expect.arrayContaining([fresh, foreign]))
})

test("a backup that is stopped while it is written leaves nothing", async () => {
  const db = openDatabase(own.address)
  const stopping = new AbortController()
  const made = writeBackup(db, join(folder(), "a.backup"), new Date(), () => stopping.abort(), stopping.signal)
  await expect(made).rejects.toThrow("It was stopped before it was whole.")
  await db.destroy()
  expect(filesIn()).toEqual([])
})

test("the command leaves nothing when it is asked to end", async () => {
  const db = openDatabase(own.address)
  // Long enough to be interrupted.
  await sql`insert into rate_window (bucket, window_start, count)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 100000)
    select 'bucket ' || n, '2026-11-21T09:00:00.000Z', n from numbers`.execute(db)
  await db.destroy()
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), "backup"], {
    env: { ...inherited, ...own.env },
  })
  let said = ""
  child.stderr.on("data", (chunk) => {
    said += chunk
  })
  mkdirSync(folder(), { recursive: true })
  await expect.poll(filesIn, { interval: 5 }).toEqual([expect.stringContaining(".unfinished-")])
  child.kill("SIGTERM")
  const [code] = await once(child, "close")
  expect([code, said]).toEqual([1, "It was stopped before it was whole.\n"])
  expect(filesIn()).toEqual([])
})
