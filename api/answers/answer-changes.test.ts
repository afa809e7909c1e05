import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { manyReviews } from "#db/testing/many-reviews.ts"
import type { AdminPage, AdminPost } from "../content/contract-admin-post.ts"
import { type AnswerShop, openAnswerShop } from "../testing/answer-shop.ts"
import { orderUnits, productWithSlug, readAdmin, sendAdmin } from "../testing/catalogue.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"

let used: AnswerShop
let owner: TestStaff
beforeAll(async () => {
  used = await openAnswerShop()
  owner = await signedIn(used.shop, "owner")
  await used.shop.db.updateTable("product").set({ quantity: 50, offer_start: null, offer_end: null }).execute()
  await manyReviews(used.shop.db, "sac-casbah", 3)
})
afterAll(() => used.shop.close())

const bag = "products?filters[slug][$eq]=sac-casbah&populate=*"
const cheapest = "products?sort=price:asc&pagination[pageSize]=3"
const texts = (fr: string) => ({ fr, ar: "", en: "" })

async function send(method: string, path: string, body: object): Promise<void> {
  const { status } = await sendAdmin(owner, method, path, body)
  if (status >= 300) throw new Error(`${method} ${path} answered ${status}`)
}

async function setPrice(slug: string, price: number) {
  const { documentId, updatedAt } = await productWithSlug(owner, slug)
  await send("PATCH", `/products/${documentId}`, { updatedAt, price })
}

async function rejectReview() {
  const { document_id } = await used.shop.db
    .selectFrom("review")
    .innerJoin("product", "product.id", "review.product_id")
    .select("review.document_id")
    .where("slug", "=", "sac-casbah")
    .where("review.status", "=", "approved")
    .executeTakeFirstOrThrow()
  await send("POST", "/reviews/decide", { documentIds: [document_id], status: "refused" })
}

async function renamePost() {
  const [row] = await readAdmin<{ documentId: string }[]>(owner, "/posts")
  const post = await readAdmin<AdminPost>(owner, `/posts/${row?.documentId}`)
  const { documentId, state: _state, image, medias, ...rest } = post
  const pictures = { image: image?.documentId ?? null, medias: medias.map((media) => media.documentId) }
  await send("PUT", `/posts/${documentId}`, { ...rest, ...pictures, title: texts(`${rest.title.fr} !`) })
}

async function renamePage() {
  const [page] = await readAdmin<AdminPage[]>(owner, "/pages")
  const { documentId, slug: _slug, own: _own, hidden: _hidden, ...rest } = page ?? ({} as Partial<AdminPage>)
  await send("PUT", `/pages/${documentId}`, { ...rest, title: texts("Qui sommes-nous") })
}

async function renameCategory() {
  const [category] = await readAdmin<{ documentId: string; updatedAt: string }[]>(owner, "/categories")
  const { documentId, updatedAt } = category ?? {}
  await send("PATCH", `/categories/${documentId}`, { updatedAt, title: texts("Un autre rayon") })
}

const addCoupon = () =>
  send("POST", "/coupons", {
    code: "NOUVEAU",
    title: texts("Nouveau"),
    kind: "percent",
    value: 10,
    productType: null,
    minimumAmount: 0,
    startDate: "2026-01-01T00:00:00.000Z",
    endDate: "2036-01-01T00:00:00.000Z",
    isPublic: true,
    maxUses: null,
    maxUsesPerPhone: null,
  })

async function changeSettings() {
  const form = await readAdmin<Record<string, unknown>>(owner, "/settings")
  await send("PUT", "/settings", { ...form, tagline: texts("Tout pour la maison") })
}

const publish = (action: "publish" | "unpublish") => async () => {
  const { documentId } = await productWithSlug(owner, "casque-aura")
  await send("POST", "/products/bulk", { action, documentIds: [documentId] })
}

const changes: [name: string, path: string, change: () => Promise<unknown>][] = [
  ["a price", bag, () => setPrice("sac-casbah", 20_500)],
  ["a price that is now the lowest", cheapest, () => setPrice("sac-casbah", 10)],
  ["the stock by an order", bag, () => orderUnits(used.shop, "sac-casbah", "0551000001")],
  ["a review that is not shown any more", bag, rejectReview],
  ["a setting", "app-setting?fields=tagline", changeSettings],
  ["a post", "posts", renamePost],
  ["a page", "pages", renamePage],
  ["a category", "categories", renameCategory],
  ["a coupon", "coupons", addCoupon],
  ["a product that is taken out of the shop", "products?filters[slug][$eq]=casque-aura", publish("unpublish")],
  ["a product that comes back", "categories", publish("publish")],
]

describe("the next answer", () => {
  it.each(changes)("shows %s", async (_name, path, change) => {
    const before = await used.read(path)
    await change()
    const after = await used.read(path)
    expect(after.isHit).toBe(false)
    expect(after.text).toBe(await used.readAnew(path))
    expect(after.text).not.toBe(before.text)
  })

  it("is still from memory after a change of something else", async () => {
    const unrelated = ["pages", "wilayas", "products?filters[slug][$eq]=nova-12"]
    for (const path of [...unrelated, "posts", cheapest]) await used.read(path)
    await orderUnits(used.shop, "casque-aura", "0551000002")
    await renamePost()
    for (const path of unrelated) expect((await used.read(path)).isHit, path).toBe(true)
    expect((await used.read("posts")).isHit).toBe(false)
  })

  it("has the price of an offer from the moment at which it begins, until it ends", async () => {
    const hour = 3_600_000
    const began = used.now.getTime()
    const at = (hours: number) => new Date(began + hours * hour)
    const offer = { offer_start: at(1).toISOString(), offer_end: at(2).toISOString() }
    const priced = { price: 900_000, last_price: 1_000_000, discount: 10, ...offer }
    await used.shop.db.updateTable("product").set(priced).where("slug", "=", "nova-12").execute()
    const phone = "products?filters[slug][$eq]=nova-12"
    const prices: number[] = []
    for (const moment of [at(0), new Date(at(1).getTime() - 1), at(1), at(1.5), at(2)]) {
      used.now = moment
      const { text } = await used.read(phone)
      expect(text).toBe(await used.readAnew(phone))
      prices.push(JSON.parse(text).data[0].price)
    }
    expect(prices).toEqual([10_000, 10_000, 9000, 9000, 10_000])
    expect((await used.read(phone)).isHit).toBe(true)
  })

  it("has a coupon from its first moment", async () => {
    const begins = new Date(used.now.getTime() + 3_600_000)
    await used.read("coupons")
    const code = "PLUSTARD"
    const dates = { startDate: begins.toISOString(), endDate: new Date(begins.getTime() + 86_400_000).toISOString() }
    await send("POST", "/coupons", {
      code,
      title: texts("Plus tard"),
      kind: "percent",
      value: 5,
      productType: null,
      minimumAmount: 0,
      ...dates,
      isPublic: true,
      maxUses: null,
      maxUsesPerPhone: null,
    })
    expect((await used.read("coupons")).text).not.toContain(code)
    used.now = begins
    expect((await used.read("coupons")).text).toContain(code)
  })
})
