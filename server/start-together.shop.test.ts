import { afterEach, beforeEach, expect, test } from "vitest"
import { placeFrozen } from "#db/testing/frozen-version.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { type Running, startProcess } from "./testing.ts"

let own: OwnDatabase
let running: Running[] = []

beforeEach(async () => {
  own = await ownDatabase("nothing")
})
afterEach(async () => {
  await Promise.all(running.map((process) => process.stop("SIGKILL")))
  await own.remove()
})

const countsOf = ({ url }: Running) =>
  Promise.all(
    ["products", "categories", "wilayas"].map(async (resource) => {
      const { meta } = (await (await fetch(`${url}/api/${resource}`)).json()) as {
        meta: { pagination: { total: number } }
      }
      return meta.pagination.total
    }),
  )

async function startFour() {
  const env = { ...own.env, API_TOKEN: "a-token-for-the-tests" }
  running = await Promise.all([1, 2, 3, 4].map(() => startProcess("api", env)))
  return Promise.all(running.map(countsOf))
}

test("four processes that start together make one shop of an empty database", async () => {
  const counts = await startFour()
  expect(counts).toEqual(Array(4).fill([41, 52, 58]))
})

test("four processes that start together bring an old database up to date once", { tags: ["@long"] }, async () => {
  await placeFrozen(own, "0.1.0")
  const counts = await startFour()
  expect(counts).toEqual(Array(4).fill([5, 48, 58]))
})
