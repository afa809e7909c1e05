import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { foldText } from "#core/search/fold-text.ts"
import { newProductForm, productWithSlug, readAdmin, sendAdmin, toProductForm } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import {
  type AdminProductDetail,
  type AdminProductRow,
  adminProductDetail,
  adminProductRow,
} from "../contract-admin-product.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

const list = (query: string) => readAdmin<AdminProductRow[]>(editor, `/products?${query}`)
const lastAudit = () =>
  shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(1).executeTakeFirstOrThrow()
const shown = async (slug: string) => {
  const { body } = await shop.get(`/api/products?filters[slug][$eq]=${slug}&populate=*`)
  return (body as { data: Record<string, unknown>[] }).data[0]
}

describe("GET /api/admin/products", () => {
  it("lists products in the contract's form, newest change first", async () => {
    const rows = await list("pageSize=100")
    expect(rows).toHaveLength(41)
    for (const row of rows) expect(adminProductRow.parse(row)).toEqual(row)
    const dates = rows.map(({ updatedAt }) => updatedAt)
    expect(dates).toEqual(dates.toSorted().reverse())
    const aura = rows.find(({ slug }) => slug === "casque-aura")
    expect(aura).toMatchObject({
      price: 25_200,
      lastPrice: 28_000,
      discount: 10,
      completeness: { fr: 1, ar: 1, en: 1 },
    })
    expect(aura?.image?.url).toContain("/media/")
  })

  it.each([
    ["q=CASQUE%20aura", "casque-aura"],
    [`q=${encodeURIComponent("سماعات اللاسلكيه")}`, "casque-aura"],
    [`q=${encodeURIComponent("\u200fcas\u200cque\u200f aura")}`, "casque-aura"],
    [`q=${encodeURIComponent("\u202bسما\u200cعات\u202c")}`, "casque-aura"],
    ["q=noise%20wireless%20AURA", "nothing"],
  ])("finds by words of any language: %s", async (query, slug) => {
    const slugs = (await list(query)).map((row) => row.slug)
    expect(slugs.includes(slug)).toBe(slug !== "nothing")
  })

  it("filters by universe, category with its children, brand and what is featured", async () => {
    const fashion = await list("productType=fashion&pageSize=100")
    expect(new Set(fashion.map(({ productType }) => productType))).toEqual(new Set(["fashion"]))
    const [first] = await list("q=casque-aura")
    const audio = await list(`category=audio&brand=${first?.brand?.slug}&pageSize=100`)
    expect(audio.length).toBeGreaterThan(0)
    expect(new Set(audio.map(({ brand }) => brand?.slug))).toEqual(new Set([first?.brand?.slug]))
    const both = await list("featured=1&pageSize=100")
    expect(both.length + (await list("featured=0&pageSize=100")).length).toBe((await list("pageSize=100")).length)
  })

  it("tells low stock from none and enough by the threshold of the settings", async () => {
    await shop.db
      .updateTable("product")
      .set({ quantity: 4, status: "in-stock" })
      .where("slug", "=", "montre-nova-fit")
      .execute()
    expect((await list("stock=low&pageSize=100")).map(({ slug }) => slug)).not.toContain("montre-nova-fit")
    await shop.db.updateTable("app_setting").set({ low_stock: 4 }).execute()
    const low = await list("stock=low&pageSize=100")
    expect(low.map(({ slug }) => slug)).toContain("montre-nova-fit")
    expect(low.every(({ quantity }) => quantity > 0)).toBe(true)
    expect(low.every(({ lowStock, variantsLow }) => lowStock || variantsLow > 0)).toBe(true)
    await shop.db.updateTable("app_setting").set({ low_stock: 3 }).execute()
    const out = await list("stock=out&pageSize=100")
    expect(out.every(({ quantity }) => quantity === 0)).toBe(true)
  })

  it.each(["price", "quantity", "sellCount"] as const)("sorts by %s", async (field) => {
    for (const [direction, sign] of [["asc", 1] as const, ["desc", -1] as const]) {
      const values = (await list(`sort=${field}:${direction}&pageSize=100`)).map((row) => row[field])
      expect(values).toEqual(values.toSorted((a, b) => sign * (a - b)))
    }
  })

  it("sorts by SKU and by the French name", async () => {
    const skus = (await list("sort=sku:asc&pageSize=100")).map(({ sku }) => sku)
    expect(skus).toEqual(skus.toSorted())
    const names = (await list("sort=name:asc&pageSize=100")).map(({ name }) => foldText(name.fr))
    expect(names).toEqual(names.toSorted())
  })

  it("names a parameter that it does not know", async () => {
    expect((await sendAdmin(editor, "GET", "/products?color=noir")).status).toBe(400)
  })
})

describe("a product's form", () => {
  it("saves what it read and changes nothing", async () => {
    const before = await productWithSlug(editor, "casque-aura")
    expect(adminProductDetail.parse(before)).toEqual(before)
    const onSale = await shown("casque-aura")
    const { status, body } = await sendAdmin(editor, "PUT", `/products/${before.documentId}`, toProductForm(before))
    expect(body.error).toBeUndefined()
    expect(status).toBe(200)
    const { updatedAt: _updatedAt, ...same } = before
    expect(body.data).toMatchObject(same)
    const ids = (product: unknown) =>
      JSON.stringify(product, (name, value) => (name === "id" || name === "updatedAt" ? undefined : value))
    expect(ids(await shown("casque-aura"))).toBe(ids(onSale))
  })

  it("stores every field, falls back to French on the storefront, and writes down what was changed", async () => {
    const before = await productWithSlug(editor, "nova-12")
    const change = {
      name: { fr: "Nova 13", ar: "", en: "Nova 13" },
      tags: { fr: ["nouveau"], ar: [], en: ["new"] },
      colors: [{ name: { fr: "Bleu nuit", ar: "", en: "Midnight" }, hex: "#1F2A44", image: null }],
      features: [{ icon: "zap", title: { fr: "Rapide", ar: "", en: "" }, text: { fr: "Vraiment", ar: "", en: "" } }],
      price: 90_000,
      lastPrice: 100_000,
      sizes: ["128 Go"],
      videoId: "abcdefghijk",
    }
    const body = { ...toProductForm(before), ...change }
    const answer = await sendAdmin(editor, "PUT", `/products/${before.documentId}`, body)
    expect(answer.body.error).toBeUndefined()
    const after = answer.body.data as AdminProductDetail
    expect(after).toMatchObject({ ...change, discount: 10, colors: [{ ...change.colors[0], hex: "#1f2a44" }] })
    expect(after.completeness.ar).toBeLessThan(after.completeness.fr)

    const arabic = await shop.get("/api/products?filters[slug][$eq]=nova-12&populate=*&locale=ar")
    expect(arabic.body).toMatchObject({
      data: [{ name: "Nova 13", tags: ["nouveau"], colors: [{ name: "Bleu nuit" }], features: [{ title: "Rapide" }] }],
    })
    expect((await list("q=nova%2013")).map(({ slug }) => slug)).toEqual(["nova-12"])
    const audit = await lastAudit()
    expect(audit).toMatchObject({ action: "update", resource: "products", document_id: before.documentId })
    expect(JSON.parse(audit.before ?? "")).toMatchObject({ price: before.price, name: before.name })
    expect(Object.keys(JSON.parse(audit.after ?? ""))).not.toContain("brand")
  })

  it("does not write over what somebody else has saved meanwhile", async () => {
    const before = await productWithSlug(editor, "casque-aura")
    const path = `/products/${before.documentId}`
    const saved = await sendAdmin(editor, "PUT", path, { ...toProductForm(before), price: 26_000 })
    expect(saved.status).toBe(200)
    const late = await sendAdmin(editor, "PUT", path, { ...toProductForm(before), price: 24_000 })
    expect(late.status).toBe(409)
    expect(late.body.error?.details).toEqual({
      code: "CHANGED_MEANWHILE",
      updatedAt: (saved.body.data as AdminProductDetail).updatedAt,
    })
    expect(await readAdmin<AdminProductDetail>(editor, path)).toMatchObject({ price: 26_000 })
  })

  it("says beside its field what is taken, unknown or missing, all at once", async () => {
    const other = await productWithSlug(editor, "casque-aura")
    const nobody = "nobodyhasthisdocumentid0"
    const form = await newProductForm(shop, {
      slug: "casque-aura",
      sku: other.sku,
      brand: nobody,
      categories: [nobody],
      image: nobody,
      publishedAt: "2026-11-21T10:00:00Z",
      shortDescription: { fr: "", ar: "", en: "Soft" },
      price: 0,
      lastPrice: null,
    })
    const { status, body } = await sendAdmin(editor, "POST", "/products", form)
    expect(status).toBe(400)
    const problems = body.error?.details.errors as { path: unknown[]; code: string }[]
    expect(problems.map(({ path, code }) => `${path.join(".")} ${code}`).toSorted()).toEqual(
      [
        ...["brand UNKNOWN", "categories.0 UNKNOWN", "image UNKNOWN", "price NEEDED", "shortDescription.fr NEEDED"],
        ...["sku TAKEN", "slug TAKEN"],
      ].toSorted(),
    )
  })

  it("makes the address from the French name, another one for the second", async () => {
    const made = async (sku: string) => {
      const { status, body } = await sendAdmin(editor, "POST", "/products", await newProductForm(shop, { sku }))
      expect(status).toBe(201)
      return (body.data as AdminProductDetail).slug
    }
    expect([await made("LAMPE-A"), await made("LAMPE-B")]).toEqual(["lampe-de-bureau", "lampe-de-bureau-2"])
    // A draft is nobody's but the staff's.
    expect(await shown("lampe-de-bureau")).toBeUndefined()
  })

  it("gives two who make the same address at once one each", async () => {
    const forms = await Promise.all(
      ["T1", "T2", "T3"].map((sku) => newProductForm(shop, { sku, name: named("Table") })),
    )
    const answers = await Promise.all(forms.map((form) => sendAdmin(editor, "POST", "/products", form)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(new Set(answers.map(({ body }) => (body.data as AdminProductDetail).slug)).size).toBe(3)
  })
})

const named = (fr: string) => ({ fr, ar: "", en: "" })
