import { sql } from "kysely"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { type Db, openDatabase } from "../database.ts"
import { type OwnDatabase, ownDatabase } from "../testing/own-database.ts"
import { watchCommits } from "../testing/wal-commits.ts"
import { createGroupCommit } from "./group-commit.ts"

let own: OwnDatabase
let db: Db
beforeEach(async () => {
  // A clock that stands still but for what the test adds.
  vi.spyOn(performance, "now").mockReturnValue(0)
  own = await ownDatabase("sample")
  db = openDatabase(own.address)
  await sql`create table task (name text primary key)`.execute(db)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await db.destroy()
  await own.remove()
})

const insert = (handle: Db, name: string) => sql`insert into task values (${name})`.execute(handle)

it("runs one of those that are not done together in each group, however long the others took", async () => {
  const inGroup = createGroupCommit<string, string>({
    work: async (tx, name) => {
      await insert(tx, name)
      return `alone: ${name}`
    },
    onError: (_, __, error) => Promise.reject(error),
    async together(tx, names) {
      const results: (string | undefined)[] = []
      for (const name of names) {
        if (name.startsWith("coupon")) results.push(undefined)
        else {
          await insert(tx, name)
          results.push(name)
        }
      }
      // More than a group's time.
      vi.spyOn(performance, "now").mockReturnValue(performance.now() + 1000)
      return results
    },
  })
  const commits = await watchCommits(db, own.address.dataDir)
  const names = ["a", "coupon 1", "b"]
  expect(await Promise.all(names.map((name) => inGroup(db, name)))).toEqual(["a", "alone: coupon 1", "b"])
  expect(await commits()).toBe(1)
})
