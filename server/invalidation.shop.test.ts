import { afterAll, beforeAll, expect, test } from "vitest"
import { recordChanges } from "#db/content-changes.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { inTransaction } from "#db/transaction.ts"
import { orderRequest, testToken } from "./testing/shopper.ts"
import { type Running, startProcess } from "./testing.ts"

/** None with a countdown, such as the home page: those are rendered again every ten seconds. */
const pages = [
  "/shop",
  "/ar/shop?category=sacs",
  "/product-details/cabas-casbah",
  "/product-details/casque-aura",
  "/blog",
  "/about",
] as const
type Page = (typeof pages)[number]

let own: OwnDatabase
let shop: Running
let db: Db
beforeAll(async () => {
  own = await ownDatabase("sample")
  shop = await startProcess("all", { ...own.env, API_TOKEN: testToken })
  // Another process than the one that answers.
  db = openDatabase(own.address)
})
afterAll(async () => {
  await shop.stop()
  await db.destroy()
  await own.remove()
})

/** Every render has a signed time of its own: another ETag means that the page was rendered again. */
async function readETags(): Promise<Map<Page, string | null>> {
  const read = async (page: Page) => {
    const answer = await fetch(shop.url + page)
    await answer.arrayBuffer()
    return [page, answer.headers.get("etag")] as const
  }
  return new Map(await Promise.all(pages.map(read)))
}

/** Reads until nothing is rendered again any more. */
async function settledETags() {
  for (let last = await readETags(); ; ) {
    await new Promise((resolve) => setTimeout(resolve, 700))
    const next = await readETags()
    if (pages.every((page) => last.get(page) === next.get(page))) return next
    last = next
  }
}

/** The pages that were rendered again after a change. */
async function renderedAfter(change: () => Promise<unknown>): Promise<Page[]> {
  const before = await settledETags()
  await change()
  // A change is known after a third of a second; a stale copy may be served for half a second more.
  await new Promise((resolve) => setTimeout(resolve, 400))
  await readETags()
  const after = await settledETags()
  return pages.filter((page) => before.get(page) !== after.get(page))
}

const changeProduct = (slug: string, change: object) => () =>
  db.updateTable("product").set(change).where("slug", "=", slug).execute()

const ofHeadphones = { product: "Casque sans fil Aura", slug: "casque-aura", color: "Noir", amount: 25_200 }

test("an order renders again the page of its product and no other", async () => {
  const changed = await renderedAfter(async () => {
    const answer = await fetch(`${shop.url}/api/orders`, orderRequest(ofHeadphones))
    expect(answer.status).toBe(201)
  })
  expect(changed).toEqual(["/product-details/casque-aura"])
})

test("another price renders again the pages that show it, and none that shows other products", async () => {
  const change = { price: 4_567_800, edited_at: "2026-11-22T09:00:00Z" }
  expect(await renderedAfter(changeProduct("casque-aura", change))).toEqual(["/shop", "/product-details/casque-aura"])
  const page = await (await fetch(`${shop.url}/product-details/casque-aura`)).text()
  expect(/45\s678/.test(page)).toBe(true)
})

test("a product that is sold out renders again the pages that say so", async () => {
  const soldOut = changeProduct("casque-aura", { status: "out-of-stock", quantity: 0 })
  const changed = await renderedAfter(soldOut)
  expect(changed).toEqual(["/shop", "/product-details/casque-aura"])
  const page = await (await fetch(`${shop.url}/product-details/casque-aura`)).text()
  expect(/schema\.org\/\w+Stock/.exec(page)?.[0]).toBe("schema.org/OutOfStock")
})

test("a changed post renders again the blog, and a changed page only itself", async () => {
  const log = (tag: "posts" | "pages") => () => inTransaction(db, (tx) => recordChanges(tx, [tag]))
  expect(await renderedAfter(log("posts"))).toEqual(["/blog"])
  expect(await renderedAfter(log("pages"))).toEqual(["/about"])
})

test("changed settings render again everything", async () => {
  const changed = await renderedAfter(() => inTransaction(db, (tx) => recordChanges(tx, ["all"])))
  expect(changed).toEqual([...pages])
})
