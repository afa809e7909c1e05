import { statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { apiToken } from "./api-token.ts"
import { temporaryData } from "./testing.ts"

let data: ReturnType<typeof temporaryData>
beforeEach(() => {
  data = temporaryData()
})
afterEach(() => data.remove())

test("makes a token once and finds it again", () => {
  const made = apiToken(undefined, data.dir)
  expect(made.length).toBeGreaterThanOrEqual(43)
  expect(apiToken(undefined, data.dir)).toBe(made)
})

test("keeps it readable by the owner alone", () => {
  apiToken(undefined, data.dir)
  expect(statSync(join(data.dir, "api-token")).mode & 0o777).toBe(0o600)
})

test("prefers the given token and writes nothing", () => {
  expect(apiToken("a-token-from-outside", join(data.dir, "none"))).toBe("a-token-from-outside")
  expect(() => statSync(join(data.dir, "none"))).toThrow("ENOENT")
})

test("refuses a damaged file rather than serve with an empty token", () => {
  writeFileSync(join(data.dir, "api-token"), "\n")
  expect(() => apiToken(undefined, data.dir)).toThrow("holds no token")
})
