import { afterAll, beforeAll, expect, test } from "vitest"
import { recordChanges } from "#db/changes/content-changes.ts"
import { type Db, openDatabase } from "#db/database.ts"
import { decideReviews } from "#db/reviews/admin-reviews.ts"
import { type OwnDatabase, ownDatabase } from "#db/testing/own-database.ts"
import { inTransaction } from "#db/transaction.ts"
import { orderRequest, testToken } from "./testing/shopper.ts"
import { type Running, startProcess } from "./testing.ts"

/** None with a countdown, such as the home page: those are rendered again every ten seconds. */
const pages = [
  "/shop",
  "/shop?subCategory=casques",
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
  // A page that is a minute old is rendered again whatever has changed: all begin anew.
  await inTransaction(db, (tx) => recordChanges(tx, ["all"]))
  await new Promise((resolve) => setTimeout(resolve, 400))
  await readETags()
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
  expect(await renderedAfter(changeProduct("casque-aura", change))).toEqual([
    "/shop",
    "/shop?subCategory=casques",
    "/product-details/casque-aura",
  ])
  const page = await (await fetch(`${shop.url}/product-details/casque-aura`)).text()
  expect(/45\s678/.test(page)).toBe(true)
})

test("what no card shows renders again the product's own page alone", async () => {
  const describe = async () => {
    const ofHeadphones = db.selectFrom("product").select("id").where("slug", "=", "casque-aura")
    await db.updateTable("product_text").set({ description: "[]" }).where("product_id", "in", ofHeadphones).execute()
    await changeProduct("casque-aura", { edited_at: "2026-11-22T10:00:00Z" })()
  }
  expect(await renderedAfter(describe)).toEqual(["/product-details/casque-aura"])
})

test("a review that is shown no more renders again the pages with its product's stars", async () => {
  const { id } = await db
    .selectFrom("review")
    .innerJoin("product", "product.id", "review.product_id")
    .select("review.document_id as id")
    .where("slug", "=", "casque-aura")
    .where("review.status", "=", "approved")
    // Without its best one it stays out of the best rated products, which every listing shows.
    .orderBy("review.rating", "desc")
    .executeTakeFirstOrThrow()
  const refuse = () => inTransaction(db, (tx) => decideReviews(tx, [id], "refused", new Date()))
  expect(await renderedAfter(refuse)).toEqual(["/shop?subCategory=casques", "/product-details/casque-aura"])
})

test("a product that is sold out renders again the pages that say so", async () => {
  const soldOut = changeProduct("casque-aura", { status: "out-of-stock", quantity: 0 })
  const changed = await renderedAfter(soldOut)
  expect(changed).toEqual(["/shop", "/shop?subCategory=casques", "/product-details/casque-aura"])
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

test("an offer is on the pages from its moment on, and not before", async () => {
  const begins = new Date(Date.now() + 4000).toISOString()
  const offer = { price: 1_234_500, last_price: 4_567_800, offer_start: begins, offer_end: "2999-01-01T00:00:00.000Z" }
  const showsOffer = async (page: Page) => /12\s345/.test(await (await fetch(shop.url + page)).text())
  await changeProduct("casque-aura", { ...offer, status: "in-stock", quantity: 5 })()
  await expect.poll(() => showsOffer("/product-details/casque-aura"), { timeout: 60_000 }).toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(begins))
  await expect.poll(() => showsOffer("/shop?subCategory=casques"), { timeout: 60_000 }).toBe(true)
})
