import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newProductForm, productWithSlug, readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { type AdminCategory, adminCategory } from "../contract-admin-category.ts"
import { type AdminBrand, adminBrand } from "../contract-brand.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

const categories = () => readAdmin<AdminCategory[]>(editor, "/categories")
const brands = () => readAdmin<AdminBrand[]>(editor, "/brands")
const named = (fr: string, ar = "") => ({ fr, ar, en: "" })
const codes = ({ body }: Awaited<ReturnType<typeof sendAdmin>>) => {
  const details = body.error?.details
  const errors = details?.errors as { path: string[]; code: string }[] | undefined
  return errors ? errors.map(({ path, code }) => `${path.join(".")} ${code}`) : details?.code
}

async function newCategory(body: object): Promise<AdminCategory> {
  const answer = await sendAdmin(editor, "POST", "/categories", { productType: "beauty", ...body })
  expect(answer.status).toBe(201)
  return answer.body.data as AdminCategory
}

describe("/api/admin/categories", () => {
  it("makes an address of an Arabic name that says something and stays unique", async () => {
    expect(await newCategory({ title: named("شموع معطرة") })).toMatchObject({ slug: "shmwe-metrh" })
    expect(await newCategory({ title: named("شموع معطّرة ", "شموع") })).toMatchObject({ slug: "shmwe-metrh-2" })
    const { body } = await sendAdmin(editor, "POST", "/brands", { name: "عطور النيل", slug: "" })
    expect(body.data).toMatchObject({ slug: "etwr-alnyl" })
  })

  it("lists them as the contract says, parents before their children", async () => {
    const all = await categories()
    for (const category of all) expect(adminCategory.parse(category)).toEqual(category)
    for (const [index, { parent }] of all.entries()) {
      if (parent) expect(all.slice(0, index).map(({ documentId }) => documentId)).toContain(parent)
    }
    expect(all.find(({ slug }) => slug === "audio")?.productCount).toBeGreaterThan(0)
  })

  it("makes, renames and shows one, in French where a language has no title", async () => {
    const made = await newCategory({ title: named("Bougies") })
    expect(made).toMatchObject({ slug: "bougies", parent: null, productCount: 0 })
    const child = await newCategory({ title: named("Bougies parfumées"), parent: made.documentId })
    const path = `/categories/${child.documentId}`
    const title = named("Bougies d'été", "شموع")
    const changed = await sendAdmin(editor, "PATCH", path, { updatedAt: child.updatedAt, title, slug: "bougies-ete" })
    expect(changed.body.data).toMatchObject({ title, slug: "bougies-ete", parent: made.documentId })
    expect((await sendAdmin(editor, "PATCH", path, { updatedAt: child.updatedAt, title })).status).toBe(409)
    const shown = await shop.get("/api/categories?filters[slug][$eq]=bougies-ete&locale=en")
    expect(shown.body).toMatchObject({ data: [{ title: "Bougies d'été", parent: "bougies" }] })
  })

  it("moves one below another and back to the top, never in a circle, to a third level or to another universe", async () => {
    const first = await newCategory({ title: named("Encens") })
    const second = await newCategory({ title: named("Huiles") })
    const moved = async ({ documentId }: AdminCategory, parent: string | null) => {
      const one = (await categories()).find((category) => category.documentId === documentId)
      return sendAdmin(editor, "PATCH", `/categories/${documentId}`, { updatedAt: one?.updatedAt, parent })
    }
    expect((await moved(first, second.documentId)).body.data).toMatchObject({ parent: second.documentId })
    const order = (await categories()).map(({ documentId }) => documentId)
    expect(order.indexOf(first.documentId)).toBeGreaterThan(order.indexOf(second.documentId))
    const { body: shown } = await shop.get("/api/categories?filters[slug][$eq]=encens")
    expect(shown).toMatchObject({ data: [{ parent: "huiles" }] })

    const third = await newCategory({ title: named("Savons") })
    const fashion = (await categories()).find(({ productType, parent }) => productType === "fashion" && !parent)
    const rejected = [
      [first, first.documentId, ["parent UNKNOWN"]],
      [second, first.documentId, ["parent UNKNOWN"]],
      [third, first.documentId, ["parent UNKNOWN"]],
      [third, fashion?.documentId ?? "", ["parent UNKNOWN"]],
      [second, third.documentId, "HAS_CHILDREN"],
    ] as const
    for (const [category, parent, why] of rejected) expect(codes(await moved(category, parent))).toEqual(why)

    expect((await moved(first, null)).body.data).toMatchObject({ parent: null })
    const both = await Promise.all([moved(first, second.documentId), moved(second, first.documentId)])
    expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200])
    const after = (await categories()).filter(({ documentId }) =>
      [first.documentId, second.documentId].includes(documentId),
    )
    expect(after.filter(({ parent }) => parent === null)).toHaveLength(1)
  })

  it("refuses a slug that is taken, and a third level", async () => {
    const [top] = await categories()
    const child = (await categories()).find(({ parent }) => parent !== null)
    const send = (body: object) => sendAdmin(editor, "POST", "/categories", body)
    const productType = child?.productType
    expect(codes(await send({ title: named("Deux"), slug: top?.slug, productType }))).toEqual(["slug TAKEN"])
    expect(codes(await send({ title: named("Deux"), parent: child?.documentId, productType }))).toEqual([
      "parent UNKNOWN",
    ])
  })

  it("deletes none that has products or sub-categories, and says how many", async () => {
    const audio = (await categories()).find(({ slug }) => slug === "audio")
    const rejected = await sendAdmin(editor, "DELETE", `/categories/${audio?.documentId}`)
    expect(rejected.status).toBe(409)
    expect(codes(rejected)).toBe("HAS_CHILDREN")
    const made = await newCategory({ title: named("Vide") })
    const product = await newProductForm(shop, { sku: "DANS-VIDE", categories: [made.documentId] })
    const { documentId } = (await sendAdmin(editor, "POST", "/products", product)).body.data as { documentId: string }
    const full = await sendAdmin(editor, "DELETE", `/categories/${made.documentId}`)
    expect(full.body.error?.details).toEqual({ code: "HAS_PRODUCTS", count: 1 })
    await sendAdmin(editor, "DELETE", `/products/${documentId}`)
    expect((await sendAdmin(editor, "DELETE", `/categories/${made.documentId}`)).status).toBe(200)
  })

  it("takes another order of a universe, whole, for the storefront too", async () => {
    const own = (await categories()).filter(({ productType }) => productType === "fashion")
    const others = (await categories()).filter(({ productType }) => productType !== "fashion")
    const tops = own.filter(({ parent }) => parent === null).toReversed()
    const [first] = tops
    const children = own.filter(({ parent }) => parent !== null).map((one) => ({ ...one, parent: first?.documentId }))
    const order = [...tops, ...children].map(({ documentId, parent }) => ({ documentId, parent }))
    const body = { productType: "fashion", order }
    expect((await sendAdmin(editor, "PUT", "/categories/order", body)).status).toBe(200)
    const after = await categories()
    const ids = (all: { documentId: string }[]) => all.map(({ documentId }) => documentId)
    expect(ids(after.filter(({ productType }) => productType === "fashion"))).toEqual(ids(order))
    expect(after.filter(({ productType }) => productType !== "fashion")).toEqual(others)
    const { body: shown } = await shop.get("/api/categories?filters[productType][$eq]=fashion")
    expect(ids((shown as { data: { documentId: string }[] }).data)).toEqual(ids(order))

    const less = await sendAdmin(editor, "PUT", "/categories/order", { ...body, order: order.slice(1) })
    expect(codes(less)).toBe("CHANGED_MEANWHILE")
    const [last] = order.slice(-1)
    const deep = order.map((one) => (one === order[0] ? { ...one, parent: last?.documentId } : one))
    expect((await sendAdmin(editor, "PUT", "/categories/order", { ...body, order: deep })).status).toBe(400)
  })
})

describe("/api/admin/brands", () => {
  it("renames one, and its products are found by the new name", async () => {
    const all = await brands()
    for (const brand of all) expect(adminBrand.parse(brand)).toEqual(brand)
    const { brand } = await productWithSlug(editor, "casque-aura")
    const row = all.find(({ documentId }) => documentId === brand?.documentId)
    const change = { updatedAt: row?.updatedAt, name: "Zéphyrine" }
    const answer = await sendAdmin(editor, "PATCH", `/brands/${brand?.documentId}`, change)
    expect(answer.body.data).toMatchObject({ name: "Zéphyrine", slug: row?.slug })
    const found = await readAdmin<{ slug: string }[]>(editor, "/products?q=zephyrine")
    expect(found.map(({ slug }) => slug)).toContain("casque-aura")
    expect(found).toHaveLength(row?.productCount ?? 0)
    const shown = await shop.get("/api/products?_q=zephyrine&fields=slug")
    expect((shown.body as { data: object[] }).data).toHaveLength(row?.productCount ?? 0)
  })

  it("makes one, refuses its name a second time, and deletes it while it has no products", async () => {
    const made = await sendAdmin(editor, "POST", "/brands", { name: "Atlas & Co" })
    expect(made).toMatchObject({ status: 201, body: { data: { slug: "atlas-co", productCount: 0 } } })
    expect(codes(await sendAdmin(editor, "POST", "/brands", { name: "Atlas & Co" }))).toEqual(["name TAKEN"])
    const { documentId } = made.body.data as AdminBrand
    expect((await sendAdmin(editor, "DELETE", `/brands/${documentId}`)).status).toBe(200)
    const { brand } = await productWithSlug(editor, "nova-12")
    const rejected = await sendAdmin(editor, "DELETE", `/brands/${brand?.documentId}`)
    expect(rejected.body.error?.details).toMatchObject({ code: "HAS_PRODUCTS" })
  })
})
