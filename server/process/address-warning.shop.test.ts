import { afterEach, beforeEach, expect, test } from "vitest"
import { listUnknownAddressReasons } from "#db/customers/unknown-addresses.ts"
import { openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "../testing.ts"

let own: OwnDatabase
let process: Running | undefined
beforeEach(async () => {
  own = await ownDatabase("sample")
})
afterEach(async () => {
  await process?.stop("SIGKILL")
  await own.remove()
})

/** Starts the content API. It prints an address of this machine whatever `PUBLIC_URL` is: that of its metrics. */
const start = async (env: Record<string, string>) => {
  process = await startProcess("api", { ...own.env, API_TOKEN: "a-token-for-the-tests", METRICS_PORT: "0", ...env })
  return process
}
const reasons = async () => {
  const db = openDatabase(own.address)
  try {
    return await listUnknownAddressReasons(db, new Date())
  } finally {
    await db.destroy()
  }
}

test("a shop with https and no TRUST_PROXY says at the start what to set", { tags: ["@long"] }, async () => {
  const { printed } = await start({ PUBLIC_URL: "https://shop.example" })
  await expect.poll(printed).toMatch(/WARNING: PUBLIC_URL is https[\s\S]*TRUST_PROXY=1/)
  await expect.poll(printed).toContain('"reason":"https-without-proxy"')
  expect(await reasons()).toEqual(["https-without-proxy"])
})

test("a shop that a proxy passes a request to says once what to set", async () => {
  const { url, printed } = await start({})
  expect(printed()).not.toContain("WARNING")
  const ask = (headers: Record<string, string>) => fetch(`${url}/healthz`, { headers })
  await ask({})
  expect(printed()).not.toContain("WARNING")
  for (let times = 0; times < 3; times++) await ask({ "x-forwarded-for": "198.51.100.4" })
  await expect.poll(printed).toMatch(/WARNING: A request came through a proxy[\s\S]*TRUST_PROXY=1/)
  await expect.poll(reasons).toEqual(["forwarded-header"])
  expect(printed().match(/WARNING/g)).toHaveLength(2)
})

test("a shop that trusts its proxy says nothing", { tags: ["@long"] }, async () => {
  const { printed } = await start({ PUBLIC_URL: "https://shop.example", TRUST_PROXY: "1" })
  expect(printed()).not.toContain("WARNING")
  expect(await reasons()).toEqual([])
})
