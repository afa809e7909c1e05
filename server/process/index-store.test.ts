import { mkdtempSync, readdirSync, rmSync, truncateSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { indexStore } from "./index-store.ts"

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "hanout-index-"))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const files = () => readdirSync(join(dataDir, "catalogue-index"))

test("an index that was damaged is none, and is written again", async () => {
  const store = indexStore(dataDir, "build")
  const bytes = Buffer.from("the index of a large catalogue")
  await store.write("fr", "content", bytes)
  const [name = ""] = files()
  truncateSync(join(dataDir, "catalogue-index", name), 40)
  expect(await store.read("fr", "content")).toBeUndefined()
  await store.write("fr", "content", bytes)
  expect(await store.read("fr", "content")).toEqual(bytes)
  await store.write("fr", "other content", bytes)
  expect(files()).toHaveLength(1)
})
