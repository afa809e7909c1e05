import { afterEach, beforeEach, expect, test } from "vitest"
import type { OrderResource } from "#api/orders/contract.ts"
import { openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { balance } from "./testing/balancer.ts"
import { orderRequest, testToken } from "./testing/shopper.ts"
import { type Running, startProcess } from "./testing.ts"

let own: OwnDatabase
const running = new Set<Running>()

beforeEach(async () => {
  own = await ownDatabase("sample")
})
afterEach(async () => {
  await Promise.all([...running].map((process) => process.stop("SIGKILL")))
  running.clear()
  await own.remove()
})

async function startShop() {
  const shop = await startProcess("all", { ...own.env, API_TOKEN: testToken })
  running.add(shop)
  return shop
}

async function setStock(quantity: number) {
  const db = openDatabase(own.address)
  await db.updateTable("product").set({ quantity }).where("slug", "=", "sac-casbah").execute()
  await db.destroy()
}

async function readShop() {
  const db = openDatabase(own.address)
  const { quantity } = await db
    .selectFrom("product")
    .select("quantity")
    .where("slug", "=", "sac-casbah")
    .executeTakeFirstOrThrow()
  const orders = await db.selectFrom("orders").select("token").execute()
  await db.destroy()
  return { quantity, tokens: orders.map(({ token }) => token) }
}

test("one of two storefronts is restarted again and again under load, and no request fails", async () => {
  await setStock(100_000)
  const shops = [await startShop(), await startShop()]
  const started = [...shops]
  const urls = shops.map(({ url }) => url)
  const { send, close } = balance(urls)
  const paths = ["/", "/shop", "/ar/product-details/sac-casbah", "/api/products?pagination[pageSize]=5"]
  const failed: string[] = []
  const tokens: string[] = []
  let answered = 0
  let ended = false

  const shopper = async (first: number) => {
    for (let n = first; !ended; n++) {
      const buys = n % 10 === 0
      const path = buys ? "/api/orders" : (paths[n % paths.length] ?? "/")
      try {
        const { status, body } = await send(path, buys ? orderRequest() : {})
        answered++
        if (status !== (buys ? 201 : 200)) failed.push(`${path}: ${status} ${body.slice(0, 200)}`)
        if (buys && status === 201) tokens.push((JSON.parse(body) as { data: OrderResource }).data.token)
      } catch (error) {
        failed.push(`${path}: ${error}`)
      }
    }
  }
  const load = [0, 1, 2, 3].map(shopper)

  for (let restart = 0; restart < 3; restart++) {
    const before = answered
    await expect.poll(() => answered).toBeGreaterThan(before + 50)
    const old = shops[1]
    expect(await old?.stop("SIGTERM")).toBe(0)
    const next = await startShop()
    shops[1] = next
    started.push(next)
    urls[1] = next.url
  }
  ended = true
  await Promise.all(load)
  close()

  // What the shops printed says why.
  expect(failed, started.map(({ printed }) => printed().slice(-3000)).join("\n---\n")).toEqual([])
  const after = await readShop()
  expect(after.tokens.toSorted()).toEqual(tokens.toSorted())
  expect(after.quantity).toBe(100_000 - tokens.length)
})

test("what one process sells, the pages of the other show", async () => {
  await setStock(1)
  const [seller, other] = [await startShop(), await startShop()]
  const canOrder = async () =>
    (await (await fetch(`${other.url}/product-details/sac-casbah`)).text()).includes('id="commande"')
  expect(await canOrder()).toBe(true)
  expect((await fetch(`${seller.url}/api/orders`, orderRequest())).status).toBe(201)
  await expect.poll(canOrder).toBe(false)
  expect((await fetch(`${other.url}/api/orders`, orderRequest())).status).toBe(409)
})
