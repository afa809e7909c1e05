import { expect, test } from "vitest"
import { readiness } from "./readiness.ts"

test("says what a throw means", async () => {
  expect(await readiness(async () => "ready", "database")()).toBe("ready")
  expect(await readiness(() => Promise.reject(new Error("gone")), "database")()).toBe("database")
})

test("does not wait for ever, and asks again once the answer has come", async () => {
  const { promise, resolve } = Promise.withResolvers<"ready">()
  let calls = 0
  const ready = readiness(
    () => {
      calls++
      return calls === 1 ? promise : Promise.resolve("ready")
    },
    "database",
    10,
  )
  expect(await Promise.all([ready(), ready(), ready()])).toEqual(["slow", "slow", "slow"])
  expect(calls).toBe(1)
  resolve("ready")
  await promise
  await expect.poll(ready).toBe("ready")
  await ready()
  expect(calls).toBeGreaterThan(1)
})
