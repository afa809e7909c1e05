import { setTimeout as delay } from "node:timers/promises"
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

/** A product that no test changes but here: its own page alone shows what it is described by. */
const marked = "foulards-cirta"
let markers = 0

/** Waits until the process knows every change so far: changes are read in their order, and the last one is on a page. */
async function changesKnown() {
  markers += 1
  const marker = `marker-${markers}-of-changes`
  const description = JSON.stringify([{ type: "paragraph", children: [{ type: "text", text: marker }] }])
  await inTransaction(db, async (tx) => {
    const { id } = await tx.selectFrom("product").select("id").where("slug", "=", marked).executeTakeFirstOrThrow()
    await tx.updateTable("product_text").set({ description }).where("product_id", "=", id).execute()
    await recordChanges(tx, [`product:${id}`])
  })
  await expect.poll(async () => (await fetch(`${shop.url}/product-details/${marked}`)).text(), often).toContain(marker)
}

/** Between two looks, in milliseconds: no look decides anything but the one that finds what is waited for. */
const often = { interval: 20 }

/** The pages that a change renders again: waits until these are, and looks whether others are too. */
async function expectRendered(expected: readonly Page[], change: () => Promise<unknown>) {
  const notSince = (before: Map<Page, string | null>, after: Map<Page, string | null>) =>
    pages.filter((page) => before.get(page) !== after.get(page))
  // A page that is a minute old is rendered again whatever has changed: all start again.
  const old = await readETags()
  await inTransaction(db, (tx) => recordChanges(tx, ["all"]))
  await changesKnown()
  await expect.poll(async () => notSince(old, await readETags()), often).toEqual([...pages])
  const before = await readETags()

  await change()
  await changesKnown()
  const rendered = async () => notSince(before, await readETags())
  await expect.poll(rendered, often).toEqual(expected)
  // A page that is rendered for the last look is so before the marked page, and seen by the next one.
  await rendered()
  await changesKnown()
  expect(await rendered()).toEqual(expected)
}

const changeProduct = (slug: string, change: object) => () =>
  db.updateTable("product").set(change).where("slug", "=", slug).execute()

/** Gives a product another name in a language. */
const renamed = (slug: string, locale: "fr" | "ar") => async () => {
  const { id } = await db.selectFrom("product").select("id").where("slug", "=", slug).executeTakeFirstOrThrow()
  const text = db.updateTable("product_text").set({ name: `Xylophone ${locale}` })
  await text.where("product_id", "=", id).where("locale", "=", locale).execute()
  await changeProduct(slug, { edited_at: new Date().toISOString() })()
}

/** Gives a product another brand. */
const rebranded = (slug: string) => async () => {
  const { id } = await db.selectFrom("brand").select("id").where("slug", "=", "nova").executeTakeFirstOrThrow()
  await changeProduct(slug, { brand_id: id })()
}

const ofHeadphones = { product: "Casque sans fil Aura", slug: "casque-aura", color: "Noir", amount: 25_200 }

test("an order renders again the page of its product and no other", async () => {
  await expectRendered(["/product-details/casque-aura"], async () => {
    const answer = await fetch(`${shop.url}/api/orders`, orderRequest(ofHeadphones))
    expect(answer.status).toBe(201)
  })
})

test("another price renders again the pages that show it, and none that shows other products", async () => {
  const change = { price: 4_567_800, edited_at: "2026-11-22T09:00:00Z" }
  const shown = ["/shop", "/shop?subCategory=casques", "/product-details/casque-aura"] as const
  await expectRendered(shown, changeProduct("casque-aura", change))
  const page = await (await fetch(`${shop.url}/product-details/casque-aura`)).text()
  expect(/45\s678/.test(page)).toBe(true)
})

test("what no card shows renders again the product's own page alone", async () => {
  const describe = async () => {
    const ofHeadphones = db.selectFrom("product").select("id").where("slug", "=", "casque-aura")
    await db.updateTable("product_text").set({ description: "[]" }).where("product_id", "in", ofHeadphones).execute()
    await changeProduct("casque-aura", { edited_at: "2026-11-22T10:00:00Z" })()
  }
  await expectRendered(["/product-details/casque-aura"], describe)
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
  const rejectReview = () => inTransaction(db, (tx) => decideReviews(tx, [id], "refused", new Date()))
  await expectRendered(["/shop?subCategory=casques", "/product-details/casque-aura"], rejectReview)
})

test("a product that is sold out renders again the pages that say so", async () => {
  const soldOut = changeProduct("casque-aura", { status: "out-of-stock", quantity: 0 })
  await expectRendered(["/shop", "/shop?subCategory=casques", "/product-details/casque-aura"], soldOut)
  const page = await (await fetch(`${shop.url}/product-details/casque-aura`)).text()
  expect(/schema\.org\/\w+Stock/.exec(page)?.[0]).toBe("schema.org/OutOfStock")
})

const ownPage = "/product-details/cabas-casbah"
const ofBags = "/ar/shop?category=sacs"

/** Fields of a product, and the pages that show it or what they say of all results: the first page of the shop has not its
 *  card, but all brands and discounts. */
const fields: [field: string, change: () => Promise<unknown>, shownOn: readonly Page[]][] = [
  ["units", changeProduct("cabas-casbah", { quantity: 3 }), [ownPage]],
  ["units sold", changeProduct("cabas-casbah", { sell_count: 7 }), [ownPage]],
  ["the French name", renamed("cabas-casbah", "fr"), [ownPage]],
  ["the Arabic name", renamed("cabas-casbah", "ar"), [ofBags, ownPage]],
  ["the discount", changeProduct("cabas-casbah", { discount: 11, last_price: 9_999_900 }), ["/shop", ofBags, ownPage]],
  ["the brand", rebranded("cabas-casbah"), ["/shop", ofBags, ownPage]],
  ["the SKU", changeProduct("cabas-casbah", { sku: "CHANGED-1" }), [ofBags, ownPage]],
]

test.each(fields)(
  "%s: another value renders again the pages that show it",
  { tags: ["@long"] },
  async (_field, change, shownOn) => {
    await expectRendered(shownOn, change)
  },
)

test("a changed post renders again the blog, and a changed page only itself", async () => {
  const log = (tag: "posts" | "pages") => () => inTransaction(db, (tx) => recordChanges(tx, [tag]))
  await expectRendered(["/blog"], log("posts"))
  await expectRendered(["/about"], log("pages"))
})

test("changed settings render again everything", async () => {
  await expectRendered(pages, () => inTransaction(db, (tx) => recordChanges(tx, ["all"])))
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

test("half a second after a change pages show it, also to the first visitor after a quiet time", async () => {
  const shown = async (page: Page) => (await fetch(shop.url + page)).text()
  // Copies of both pages are served from memory.
  for (const page of [ownPage, ofBags, ownPage, ofBags] as const) await shown(page)
  const change = { price: 7_654_300, last_price: null, discount: 0, edited_at: "2026-11-22T11:00:00Z" }
  await changeProduct("cabas-casbah", change)()
  // The promise itself: nobody asks meanwhile.
  await delay(500)
  expect(/76\s543/.test(await shown(ownPage))).toBe(true)
  expect(/76.543/.test(await shown(ofBags))).toBe(true)
})
