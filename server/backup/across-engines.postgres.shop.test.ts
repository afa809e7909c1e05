import { join } from "node:path"
import { afterEach, expect, test } from "vitest"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { command, everything } from "./testing.ts"

const made: OwnDatabase[] = []

const another = async (content: "nothing" | "sample" = "nothing") => {
  const database = await ownDatabase(content)
  made.push(database)
  return database
}

afterEach(async () => {
  await Promise.all(made.splice(0).map((database) => database.remove()))
})

test("a shop moves from PostgreSQL to SQLite and back by its backup, and loses nothing", async () => {
  const first = await another("sample")
  const file = (name: string) => join(first.address.dataDir, name)
  const sqlite = { DATA_DIR: file("sqlite") }
  expect((await command(first.env, "backup", file("one"))).status).toBe(0)
  expect((await command(sqlite, "restore", file("one"))).status).toBe(0)
  expect((await command(sqlite, "backup", file("two"))).status).toBe(0)
  const last = await another()
  expect((await command(last.env, "restore", file("two"))).status).toBe(0)
  const { content } = await everything(first.address)
  expect((await everything({ dataDir: sqlite.DATA_DIR })).content).toEqual(content)
  expect((await everything(last.address)).content).toEqual(content)
})
