import { statSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { temporaryData } from "../testing.ts"
import { apiToken, authSecret } from "./stored-secret.ts"

let data: ReturnType<typeof temporaryData>
beforeEach(() => {
  data = temporaryData()
})
afterEach(() => data.remove())

describe.each([
  { secret: apiToken, file: "api-token", none: "holds no token" },
  { secret: authSecret, file: "auth-secret", none: "holds no secret" },
])("the secret in $file", ({ secret, file, none }) => {
  test("is made once and found again", () => {
    const made = secret(undefined, data.dir)
    expect(made.length).toBeGreaterThanOrEqual(43)
    expect(secret(undefined, data.dir)).toBe(made)
  })

  test("is readable by the owner alone", () => {
    secret(undefined, data.dir)
    expect(statSync(join(data.dir, file)).mode & 0o777).toBe(0o600)
  })

  test("gives way to the given one, and nothing is written", () => {
    expect(secret("a-secret-from-outside", join(data.dir, "none"))).toBe("a-secret-from-outside")
    expect(() => statSync(join(data.dir, "none"))).toThrow("ENOENT")
  })

  test("is not taken from a damaged file", () => {
    writeFileSync(join(data.dir, file), "\n")
    expect(() => secret(undefined, data.dir)).toThrow(none)
  })
})

test("the two are not the same", () => {
  expect(apiToken(undefined, data.dir)).not.toBe(authSecret(undefined, data.dir))
})
