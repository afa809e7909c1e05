import { expect, test } from "vitest"
import { strapiReadiness } from "./strapi-readiness.ts"

test("what a Strapi lacks is answered for half a minute, and then found out beside the answer", async () => {
  let now = 0
  let checks = 0
  let missing: string[] = ["403 for /api/orders"]
  const state = strapiReadiness(
    async () => {
      checks++
      return missing
    },
    () => now,
  )
  const unready = { reason: "api", missing }
  expect(await state(true)).toEqual(unready)
  missing = []
  now = 29_000
  expect(await state(true)).toEqual(unready)
  expect(checks).toBe(1)
  now = 31_000
  expect(await state(true)).toEqual(unready)
  await expect.poll(() => state(true)).toBe("ready")
  expect(checks).toBe(2)
})

test("a Strapi that hangs or fails leaves a storefront ready that has its content", async () => {
  let now = 0
  let answer: () => Promise<string[]> = async () => []
  const state = strapiReadiness(
    () => answer(),
    () => now,
  )
  expect(await state(true)).toBe("ready")
  answer = () => new Promise(() => undefined)
  now = 60_000
  expect(await state(true)).toBe("ready")
  now = 600_000
  expect(await state(true)).toBe("ready")
})

test("a storefront without its content is not ready, whatever Strapi lacks", async () => {
  const state = strapiReadiness(async () => [])
  expect(await state(false)).toBe("api")
  expect(await state(true)).toBe("ready")
  const away = strapiReadiness(() => Promise.reject(new Error("away")))
  expect(await away(true)).toBe("api")
})
