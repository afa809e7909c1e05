import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { openDatabase } from "./database.ts"
import { DatabaseError } from "./database-error.ts"
import { migrate } from "./migrations/migrate.ts"
import { loadSample } from "./testing/load-sample.ts"

let dataDir = ""
const open = () => openDatabase({ dataDir })

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hanout-db-"))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

describe("a file that is no sound database", () => {
  it("is refused when it is something else, and named", () => {
    writeFileSync(
      join(dataDir, "hanout.db"),
      "this is not a database, but it is long enough to be read as one".repeat(20),
    )
    expect(open).toThrow(/hanout\.db cannot be used.*restore it from a copy/)
    expect(open).toThrow(DatabaseError)
  })

  it("is refused when it is damaged", async () => {
    const db = open()
    await migrate(db)
    await loadSample(db, new Date())
    await db.destroy()
    const file = join(dataDir, "hanout.db")
    const bytes = readFileSync(file)
    bytes.fill(0x5a, 4096 * 3, 4096 * 12)
    writeFileSync(file, bytes)
    expect(open).toThrow(/restore it from a copy/)
  })

  it("is not called damaged when it may not be made", () => {
    writeFileSync(join(dataDir, "file"), "")
    expect(() => openDatabase({ dataDir: join(dataDir, "file") })).toThrow(/cannot be used: (?!.*damaged)/)
  })
})
