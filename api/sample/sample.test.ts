import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import { type Rows, readAllRows } from "#db/testing/frozen-version.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { clearTestSample } from "../testing/sample-clearing.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { type SampleState, sampleState } from "./contract.ts"

let shop: TestShop
let owner: TestStaff
beforeEach(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterEach(() => shop.close())

const dataOf = async <T>(answer: Response): Promise<T> => {
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  return JSON.parse(text).data
}
const load = async (): Promise<SampleState> =>
  sampleState.parse(await dataOf(await owner.send("GET", "/api/admin/sample")))
const clear = () => clearTestSample(shop.db)

const countGoing = ({ kinds }: SampleState) => kinds.reduce((sum, { going }) => sum + going, 0)
const kindIn = ({ kinds }: SampleState, kind: SampleKind) => kinds.find((one) => one.kind === kind)
const stayingIn = (state: SampleState, kind: SampleKind) => kindIn(state, kind)?.staying ?? []

/** Tables that clearing and undoing write by their nature, and how a search, a login or a mail changes others. */
const ownTables =
  /^(sample_|content_|shop_event|event_|audit_log|staff_|rate_window|section_page|mail_|kysely|known_|sqlite_|product_import)/

/** All rows of the shop's content and orders, in an order of their own. */
async function shopRows(): Promise<Rows> {
  const rows = Object.entries(await readAllRows(shop.db)).filter(([table]) => !ownTables.test(table))
  return Object.fromEntries(
    rows.map(([table, some]) => [table, some.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))]),
  )
}

const slugs = async () => {
  const { body } = await shop.get("/api/products?pagination[pageSize]=100")
  return (body as { data: { slug: string }[] }).data.map(({ slug }) => slug)
}

const productId = async (slug: string) =>
  await shop.db.selectFrom("product").select(["id", "document_id"]).where("slug", "=", slug).executeTakeFirstOrThrow()

async function renameProduct(slug: string) {
  const { id } = await productId(slug)
  await shop.db.updateTable("product_text").set({ name: "Le mien" }).where("product_id", "=", id).execute()
}

describe("a shop in which nobody has changed anything", () => {
  it("loses all of the sample, and has it back row by row", async () => {
    const before = await shopRows()
    const state = await load()
    expect(state.kinds.flatMap(({ staying }) => staying)).toEqual([])
    expect(kindIn(state, "product")?.going).toBe(41)

    const { removed, undo } = await clear()
    expect(removed).toBe(countGoing(state))
    expect(await slugs()).toEqual([])
    const after = await shopRows()
    for (const table of ["product", "product_text", "post", "coupon", "category", "review", "media"]) {
      expect([table, after[table]]).toEqual([table, []])
    }
    // The row that stands for no brand is nobody's.
    expect(after.brand).toHaveLength(1)
    // Pages, settings and wilayas are the shop's own.
    for (const table of ["page", "page_text", "app_setting", "wilaya"]) expect(after[table]).toEqual(before[table])
    expect((await load()).kinds).toEqual([])
    const presence = await (await shop.send("/api/admin/sample/presence", { headers: { cookie: owner.cookie } })).json()
    // No process of this test has made the backup that an undo needs.
    expect(presence.data).toMatchObject({ present: false, undo: false })

    expect(await undo()).toBe(0)
    expect(await shopRows()).toEqual(before)
    expect(await slugs()).toHaveLength(41)
    const { body } = await shop.get("/api/products?_q=casque")
    expect((body as { data: unknown[] }).data.length).toBeGreaterThan(0)
    expect(countGoing(await load())).toBe(removed)
  })
})

describe("what the merchant made their own", () => {
  it("stays, with the pictures, categories and brands that it needs", async () => {
    await renameProduct("casque-aura")
    await shop.db.updateTable("coupon").set({ value: 33 }).where("code", "=", "TECH2000").execute()
    await shop.db.updateTable("post_text").set({ title: "Mon titre" }).where("post_id", "=", 1).execute()
    const state = await load()
    expect(stayingIn(state, "product")).toEqual(["Le mien"])
    expect(stayingIn(state, "category")).toContain("Audio")
    expect(stayingIn(state, "brand")).toHaveLength(1)
    expect(stayingIn(state, "picture").length).toBeGreaterThan(3)
    await clear()
    expect(await slugs()).toEqual(["casque-aura"])
    const { body } = await shop.get("/api/products?filters[slug][$eq]=casque-aura&populate=*")
    const [product] = (body as { data: { image: object; rating: null; categories: object[] }[] }).data
    expect(product?.image).toBeTruthy()
    // The invented opinions went.
    expect(product).toMatchObject({ rating: null })
    expect(countGoing(await load())).toBe(0)
  })

  it("keeps a category that holds an own product, and what was counted by hand", async () => {
    const nova = await productId("nova-12")
    const category = await shop.db
      .selectFrom("category")
      .select("id")
      .where("slug", "=", "audio")
      .executeTakeFirstOrThrow()
    const {
      id: _id,
      document_id: _document,
      ...copied
    } = await shop.db.selectFrom("product").selectAll().where("id", "=", nova.id).executeTakeFirstOrThrow()
    const own = { ...copied, document_id: "o".repeat(24), slug: "mon-produit", sku: "MIEN-1", image_id: null }
    const { id } = await shop.db.insertInto("product").values(own).returning("id").executeTakeFirstOrThrow()
    const texts = await shop.db.selectFrom("product_text").selectAll().where("product_id", "=", nova.id).execute()
    await shop.db
      .insertInto("product_text")
      .values(texts.map((text) => ({ ...text, product_id: id })))
      .execute()
    await shop.db
      .insertInto("product_category")
      .values({ product_id: id, category_id: category.id, position: 0 })
      .execute()
    const counted = { variant: null, reason: "count", units: 5, was: 12, note: null }
    const aura = await productId("casque-aura")
    const { status } = await owner.send("POST", `/api/admin/products/${aura.document_id}/stock-movements`, counted)
    expect(status).toBeLessThan(300)
    const state = await load()
    expect(stayingIn(state, "category")).toContain("Audio")
    expect(stayingIn(state, "product")).toHaveLength(1)
    await clear()
    expect((await slugs()).toSorted()).toEqual(["casque-aura", "mon-produit"])
  })

  it("keeps sections that were changed, and gives a page without any the default ones", {
    tags: ["@long"],
  }, async () => {
    const [first] = await shop.db
      .selectFrom("page_section")
      .selectAll()
      .where("page", "=", "home")
      .orderBy("position")
      .execute()
    expect(first).toBeDefined()
    const changed = JSON.stringify({ ...JSON.parse(first?.content ?? "{}"), mine: true })
    await shop.db
      .updateTable("page_section")
      .set({ content: changed })
      .where("id", "=", first?.id ?? 0)
      .execute()
    const { undo } = await clear()
    const left = await shop.db.selectFrom("page_section").select(["id", "page"]).execute()
    expect(left).toEqual([{ id: first?.id, page: "home" }])
    const pages = await shop.db.selectFrom("section_page").select("page").execute()
    expect(pages).toEqual([{ page: "home" }])
    expect(await undo()).toBe(0)
    expect((await shop.db.selectFrom("page_section").select("id").execute()).length).toBeGreaterThan(20)
  })
})

describe("orders", () => {
  it("stay with their products and coupons, whoever placed them", { tags: ["@long"] }, async () => {
    const order = await placedOrder(shop, {
      coupon: "TECH2000",
      lines: [{ slug: "casque-aura", quantity: 2, color: "Noir" }],
    })
    const state = await load()
    expect(stayingIn(state, "product")).toHaveLength(1)
    expect(stayingIn(state, "coupon")).toEqual(["TECH2000"])
    const before = await shopRows()
    await clear()
    expect(await slugs()).toEqual(["casque-aura"])
    const after = await shopRows()
    for (const table of ["orders", "order_line", "order_event", "coupon_use", "stock_movement"]) {
      const rows = before[table]?.filter((row) => table !== "stock_movement" || row.order_id !== null)
      const left = after[table]?.filter((row) => table !== "stock_movement" || row.order_id !== null)
      expect([table, left]).toEqual([table, rows])
    }
    const answer = await owner.send("GET", `/api/admin/orders/${order.documentId}`)
    expect((await dataOf<{ lines: object[] }>(answer)).lines).toHaveLength(1)
  })

  it("that come while the sample is cleared are refused or keep their product", async () => {
    const slugsOrdered = ["casque-aura", "nova-12"]
    const lines = slugsOrdered.map((slug) => ({ slug, quantity: 1, ...(slug === "casque-aura" && { color: "Noir" }) }))
    const placed = lines.map((line) => placedOrder(shop, { lines: [line] }).catch(() => undefined))
    await Promise.all([clear(), ...placed])
    const stored = await shop.db.selectFrom("order_line").select(["slug", "product_id"]).execute()
    expect(stored).not.toContainEqual(expect.objectContaining({ product_id: null }))
    expect((await slugs()).toSorted()).toEqual(stored.map(({ slug }) => slug).toSorted())
  })

  it("keep a history that nobody can delete", async () => {
    await placedOrder(shop)
    await clear()
    await expect(shop.db.deleteFrom("order_event").execute()).rejects.toThrow("append-only")
  })
})

it("keeps a product with a shopper's review", async () => {
  const { id } = await productId("casque-aura")
  const [review] = await shop.db.selectFrom("review").selectAll().where("product_id", "=", id).limit(1).execute()
  if (!review) throw new Error("The sample has no review")
  const { id: _id, ...own } = { ...review, document_id: "r".repeat(24), rating: 2 }
  await shop.db.insertInto("review").values(own).execute()
  expect(stayingIn(await load(), "product")).toHaveLength(1)
  await clear()
  expect(await slugs()).toEqual(["casque-aura"])
  // The invented opinions went; the shopper's is the rating.
  expect(await shop.db.selectFrom("review").select("rating").execute()).toEqual([{ rating: 2 }])
  const rated = await shop.db.selectFrom("product").select(["rating", "review_count"]).execute()
  expect(rated).toEqual([{ rating: 2, review_count: 1 }])
})
