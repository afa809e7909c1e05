import { openSync, readSync, writeSync } from "node:fs"
import { join } from "node:path"
import Sqlite from "better-sqlite3"
import { expect, test } from "vitest"
import { ownDatabase } from "#db/testing/own-database.ts"
import { startProcess } from "./testing.ts"

const page = 4096

/** A file that is too large to be looked at before the start, with a page that points nowhere. */
function damageLargeFile(file: string) {
  const database = new Sqlite(file)
  database.pragma("wal_checkpoint(TRUNCATE)")
  const { size } = { size: database.pragma("page_count", { simple: true }) as number }
  database.exec("create table large (data blob); insert into large values (randomblob(40000000))")
  database.close()
  const opened = openSync(file, "r+")
  const pointer = Buffer.alloc(4)
  const at = (size + 1000) * page
  readSync(opened, pointer, 0, 4, at)
  expect(pointer.readUInt32BE()).toBe(size + 1002)
  writeSync(opened, Buffer.from([0x5a, 0x5a, 0x5a, 0x5a]), 0, 4, at)
}

test("damage of a large file ends a shop that has started, in one clear line, and the next one does not start", async () => {
  const own = await ownDatabase("sample")
  damageLargeFile(join(own.address.dataDir, "hanout.db"))
  const shop = await startProcess("api", own.env)
  const code = await new Promise((resolve) => shop.child.on("exit", resolve))
  expect(code).toBe(1)
  expect(shop.printed()).toMatch(/hanout\.db cannot be used: .*The file is damaged: restore it from a copy\.\n$/)
  await expect(startProcess("api", own.env)).rejects.toThrow(/The file is damaged/)
  await own.remove()
})
