import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { sql } from "kysely"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type Db, openDatabase } from "./database.ts"
import { withMigrationLock } from "./migration-lock.ts"

let dataDir = ""
let first: Db
let second: Db
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hanout-lock-"))
  first = openDatabase({ dataDir })
  second = openDatabase({ dataDir })
})
afterEach(async () => {
  vi.useRealTimers()
  await first.destroy()
  await second.destroy()
  rmSync(dataDir, { recursive: true, force: true })
})

it("waits for a minute while another process changes the tables", async () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  await sql`begin immediate`.execute(first)
  const ended = withMigrationLock(second, async () => undefined).then(
    () => "done",
    (error: unknown) => error,
  )
  await delay(50)
  vi.advanceTimersByTime(40_000)
  await delay(50)
  await sql`commit`.execute(first)
  expect(await ended).toBe("done")
})

it("gives up a usual transaction after a quarter of that, and a statement waits as long as before", async () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  await sql`begin immediate`.execute(first)
  const ended = second.transaction().execute(async () => undefined)
  const rejected = expect(ended).rejects.toMatchObject({ code: "SQLITE_BUSY" })
  await delay(50)
  vi.advanceTimersByTime(16_000)
  await rejected
  await sql`commit`.execute(first)
  expect((await sql`pragma busy_timeout`.execute(second)).rows).toEqual([{ timeout: 5000 }])
})
