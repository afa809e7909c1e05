import { spawnSync } from "node:child_process"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { afterEach, beforeEach, expect, test } from "vitest"
import { erasePersonFromTries } from "./erase-person.ts"
import { openOrderStore, orderStoreFile } from "./order-store.ts"

let dir: string
let store: ReturnType<typeof openOrderStore>
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "hanout-test-"))
  store = openOrderStore(orderStoreFile(dir))
  for (const [key, mobile, firstname] of [
    ["one", "0661987654", "Zoubida"],
    ["two", "٠٦٦١_٩٨٧٦٥٤,", "Zoubida"],
    ["three", "0550000001", "Lina"],
  ] as const) {
    store.claim(key, { fingerprint: `print-${key}`, date: "2026-05-01T10:00:00.000Z" })
    store.store(key, `token-${key}`, JSON.stringify({ mobile, firstname, lastname: "B.", note: "Sonnez" }))
  }
})
afterEach(() => {
  store.close()
  rmSync(dir, { recursive: true, force: true })
})

const bytes = () =>
  readdirSync(dir)
    .map((name) => readFileSync(join(dir, name), "latin1"))
    .join("")

test("erases the confirmations of one phone from every byte, and keeps their keys", () => {
  expect(bytes()).toContain("Zoubida")
  expect(erasePersonFromTries(orderStoreFile(dir), "0661987654")).toEqual({ orders: 2, isCompacted: true })
  expect(bytes()).not.toContain("Zoubida")
  expect(bytes()).not.toContain("0661987654")
  expect(store.answerOf("token-one")).toBeUndefined()
  expect(store.find("one")).toMatchObject({ state: "stored", fingerprint: "", answer: null })
  expect(store.answerOf("token-three")).toContain("Lina")
})

test("is reached by the command, with the folder of a storefront alone", () => {
  const program = join(import.meta.dirname, "../../server/erase/main.ts")
  const env = { PATH: process.env.PATH, DATA_DIR: dir }
  const { stdout, stderr, status } = spawnSync(process.execPath, [program, "0661 98 76 54"], { env, encoding: "utf8" })
  expect({ stderr, status }).toEqual({ stderr: "", status: 0 })
  expect(stdout).toContain("the person of 2 confirmations of orders in a Strapi")
  expect(bytes()).not.toContain("Zoubida")
})

test("a folder without such a file has nothing to erase", () => {
  expect(erasePersonFromTries(join(dir, "nothing.sqlite"), "0661987654")).toBeNull()
})
