import { afterAll, beforeAll, expect, it } from "vitest"
import { type Running, startProcess, temporaryData } from "./testing.ts"

const data = temporaryData()
let shop: Running
beforeAll(async () => {
  shop = await startProcess("all", { DATA_DIR: data.dir, TRUST_PROXY: "1", LOG_LEVEL: "error" })
})
afterAll(async () => {
  await shop?.stop()
  data.remove()
})

/** Sends a request of a network.
 *  @returns the status */
async function send(network: string, path: string, form?: Record<string, string>): Promise<number> {
  const headers = { "x-forwarded-for": network, ...(form && { origin: shop.url }) }
  const sent = form ? { method: "POST", body: new URLSearchParams(form) } : {}
  const answer = await fetch(`${shop.url}${path}`, { headers, redirect: "manual", ...sent })
  await answer.arrayBuffer()
  return answer.status
}

it("a network with 280 connections turns nobody else away, whatever it asks for", async () => {
  let isOver = false
  let round = 0
  const paths = [
    () => `/shop?minPrice=${++round}`,
    () => `/product-details/none-${++round}`,
    () => `/product-details/casque-aura?x=${++round}`,
    () => `/cart-lines?slugs=casque-aura&locale=fr&x=${++round}`,
  ]
  let answered = 0
  const flood = Array.from({ length: 280 }, async (_, index) => {
    while (!isOver) {
      await send("198.18.1.7", paths[index % paths.length]?.() ?? "")
      answered++
    }
  })
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(50)
  const statuses = new Set<string>()
  for (let network = 0; network < 6; network++) {
    const address = `203.0.${network}.5`
    const tracking = { number: "H-1000001", mobile: "0551999901" }
    statuses.add(`page ${await send(address, `/shop?maxPrice=${9000 + network}`)}`)
    statuses.add(`lines ${await send(address, "/cart-lines?slugs=casque-aura&locale=fr")}`)
    statuses.add(`tracking ${await send(address, "/order", tracking)}`)
    statuses.add(`sign-in ${await send(address, "/login", { login: "a@example.dz", password: "wrong-one" })}`)
  }
  isOver = true
  await Promise.all(flood)
  expect([...statuses].sort()).toEqual(["lines 200", "page 200", "sign-in 401", "tracking 404"])
})
