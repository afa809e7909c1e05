import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Tx } from "#db/database.ts"
import { isPostgres } from "#db/engine.ts"
import { newProductForm, sendAdmin } from "../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

/** Until a statement waits for what another transaction holds. SQLite lets one write at a time: there nothing is asked. */
async function somebodyWaits(): Promise<void> {
  if (!isPostgres(shop.db)) return
  await expect
    .poll(async () => {
      const { rows } = await sql`select 1 from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
      return rows.length
    })
    .toBeGreaterThan(0)
}

/** Sends a request while somebody else's transaction has written and not yet ended: the request has looked, and found
 *  nothing of it. */
async function meanwhile(write: (tx: Tx) => Promise<unknown>, request: () => ReturnType<typeof sendAdmin>) {
  let answer: ReturnType<typeof sendAdmin> | undefined
  await shop.db.transaction().execute(async (tx) => {
    await write(tx)
    answer = request()
    await somebodyWaits()
  })
  if (!answer) throw new Error("Nothing was asked")
  const { status, body } = await answer
  const details = body.error?.details
  const errors = details?.errors as { path: string[]; code: string }[] | undefined
  return {
    status,
    code: errors ? errors.map(({ path, code }) => `${path.join(".")} ${code}`).join() : details?.code,
    body,
  }
}

const texts = (fr: string) => ({ fr, ar: "", en: "" })
const none = { fr: [], ar: [], en: [] }
const coupon = (code: string) => ({
  code,
  title: texts("Essai"),
  kind: "percent",
  value: 10,
  productType: null,
  minimumAmount: 0,
  startDate: "2026-11-01T00:00:00.000Z",
  endDate: "2026-12-01T00:00:00.000Z",
  isPublic: true,
  maxUses: null,
  maxUsesPerPhone: null,
})
const post = (change: object) => ({
  slug: "",
  format: "standard",
  category: "acheter",
  tags: [],
  videoId: "",
  publishedAt: null,
  title: texts("Un article"),
  excerpt: texts("Peu"),
  authorName: texts("Lina"),
  authorRole: texts(""),
  quoteText: texts(""),
  quoteSource: texts(""),
  content: none,
  image: null,
  medias: [],
  ...change,
})

/** Another row with unique texts of its own, as somebody else stores it. */
const copyWith = async (tx: Tx, table: "coupon" | "brand" | "category" | "product" | "post", change: object) => {
  const { id: _, ...row } = await tx.selectFrom(table).selectAll().orderBy("id").limit(1).executeTakeFirstOrThrow()
  const documentId = Math.random().toString(36).slice(2).padEnd(24, "0").slice(0, 24)
  await tx
    .insertInto(table)
    .values({ ...row, document_id: documentId, ...change })
    .execute()
}

describe("two who store the same unique text at the same moment", () => {
  it("coupons of one code", async () => {
    const second = await meanwhile(
      (tx) => copyWith(tx, "coupon", { code: "JUMEAU" }),
      () => sendAdmin(editor, "POST", "/coupons", coupon("jumeau")),
    )
    expect(second).toMatchObject({ status: 409, code: "CODE_TAKEN" })
  })

  it("a coupon that is renamed to it", async () => {
    const made = await sendAdmin(editor, "POST", "/coupons", coupon("ainee"))
    const { documentId, updatedAt } = made.body.data as { documentId: string; updatedAt: string }
    const second = await meanwhile(
      (tx) => copyWith(tx, "coupon", { code: "CADETTE" }),
      () => sendAdmin(editor, "PATCH", `/coupons/${documentId}`, { ...coupon("cadette"), updatedAt }),
    )
    expect(second).toMatchObject({ status: 409, code: "CODE_TAKEN" })
  })

  it("brands, categories and products, by the field that is taken", async () => {
    const brand = await meanwhile(
      (tx) => copyWith(tx, "brand", { slug: "jumelle", name: "Jumelle" }),
      () => sendAdmin(editor, "POST", "/brands", { name: "Jumelle", slug: "jumelle" }),
    )
    expect(brand).toMatchObject({ status: 400, code: "name TAKEN,slug TAKEN" })
    const body = { title: texts("Jumelle"), slug: "jumelle", productType: "beauty", parent: null, image: null }
    const category = await meanwhile(
      (tx) => copyWith(tx, "category", { slug: "jumelle" }),
      () => sendAdmin(editor, "POST", "/categories", body),
    )
    expect(category).toMatchObject({ status: 400, code: "slug TAKEN" })
    const form = await newProductForm(shop, { slug: "jumeau", sku: "JUMEAU-1" })
    const product = await meanwhile(
      (tx) => copyWith(tx, "product", { slug: "jumeau", sku: "JUMEAU-1" }),
      () => sendAdmin(editor, "POST", "/products", form),
    )
    expect(product).toMatchObject({ status: 400, code: "slug TAKEN,sku TAKEN" })
  })

  it("posts of one slug; one that is made of the title becomes another", async () => {
    const write = (slug: string) => (tx: Tx) => copyWith(tx, "post", { slug })
    const taken = await meanwhile(write("jumeaux"), () =>
      sendAdmin(editor, "POST", "/posts", post({ slug: "jumeaux" })),
    )
    expect(taken).toMatchObject({ status: 409, code: "SLUG_TAKEN" })
    const made = await meanwhile(write("un-article"), () => sendAdmin(editor, "POST", "/posts", post({})))
    expect(made).toMatchObject({ status: 201, body: { data: { slug: "un-article-2" } } })
  })

  it.each([
    ["post_category", "/post-categories"],
    ["post_tag", "/post-tags"],
  ] as const)("topics of one title: %s", async (table, path) => {
    const made = await meanwhile(
      (tx) => tx.insertInto(table).values({ slug: "jumeaux", position: 90 }).execute(),
      () => sendAdmin(editor, "POST", path, { title: texts("Jumeaux") }),
    )
    expect(made).toMatchObject({ status: 201, body: { data: { slug: "jumeaux-2" } } })
  })

  it("a topic that a post takes while it is removed", async () => {
    const topic = await sendAdmin(editor, "POST", "/post-categories", { title: texts("Rangements") })
    const { slug } = topic.body.data as { slug: string }
    const category = await shop.db.selectFrom("post_category").select("id").where("slug", "=", slug).executeTakeFirst()
    const removed = await meanwhile(
      (tx) => copyWith(tx, "post", { slug: "ranger", category_id: category?.id }),
      () => sendAdmin(editor, "DELETE", `/post-categories/${slug}`),
    )
    expect(removed).toMatchObject({ status: 409, code: "IN_USE" })
  })
})
