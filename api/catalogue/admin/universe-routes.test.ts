import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { newProductForm, readAdmin, sendAdmin } from "../../testing/catalogue.ts"
import { productFiles } from "../../testing/product-files.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"
import { problemsOf } from "../../testing/variant-grids.ts"
import type { AdminUniverse } from "../contract-universe.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

const texts = (fr: string, ar = "", en = "") => ({ fr, ar, en })
const list = () => readAdmin<AdminUniverse[]>(editor, "/universes")
const put = (universes: readonly object[]) => sendAdmin(editor, "PUT", "/universes", { universes })
const shown = async (locale: string): Promise<{ slug: string; name: string }[]> => {
  const { body } = await shop.get(`/api/menus?locale=${locale}`)
  return (body as { data: { universes: { slug: string; name: string }[] } }).data.universes
}
const namesIn = async (locale: string) => (await shown(locale)).map(({ name }) => name)
const categoryTypes = async () => {
  const { body } = await shop.get("/api/categories?pagination[pageSize]=100")
  return new Set((body as { data: { productType: string }[] }).data.map(({ productType }) => productType))
}

describe("the universes of a shop", () => {
  it("begin as the four of the specification, in each language", async () => {
    expect((await list()).map(({ slug }) => slug)).toEqual(["electronics", "fashion", "beauty", "jewelry"])
    expect(await namesIn("fr")).toEqual(["Électronique", "Mode", "Beauté", "Bijoux"])
    expect(await namesIn("ar")).toEqual(["إلكترونيات", "أزياء", "جمال", "مجوهرات"])
    expect(await namesIn("en")).toEqual(["Electronics", "Fashion", "Beauty", "Jewelry"])
  })

  it("are changed by whoever writes the catalogue alone", async () => {
    const agent = await signedIn(shop, "agent")
    const universes = await list()
    expect((await sendAdmin(agent, "PUT", "/universes", { universes })).status).toBe(403)
  })

  it("are renamed, ordered, added and hidden; a missing name is that of the main language", async () => {
    const [electronics, fashion, beauty, jewelry] = await list()
    const { status } = await put([
      { slug: "", name: texts("Maison & Jardin"), hidden: false },
      { ...fashion, name: texts("Vêtements", "ملابس", "Clothes") },
      electronics ?? {},
      { ...beauty, hidden: true },
      jewelry ?? {},
    ])
    expect(status).toBe(200)
    expect((await shown("fr")).map(({ slug }) => slug)).toEqual(["maison-jardin", "fashion", "electronics", "jewelry"])
    expect(await namesIn("ar")).toEqual(["Maison & Jardin", "ملابس", "إلكترونيات", "مجوهرات"])
    const audit = await shop.db.selectFrom("audit_log").selectAll().orderBy("id", "desc").limit(1).executeTakeFirst()
    expect(audit).toMatchObject({ action: "update", resource: "universes" })
  })

  it("hidden, name no category anywhere: neither in lists, nor at products, nor as suggestions", async () => {
    expect(await categoryTypes()).toEqual(new Set(["electronics", "fashion", "jewelry"]))
    const { body } = await shop.get("/api/products?filters[productType][$eq]=beauty&populate=*")
    const products = (body as { data: { categories: object[] }[] }).data
    expect(products.length).toBeGreaterThan(0)
    expect(products.flatMap(({ categories }) => categories)).toEqual([])
    const word = encodeURIComponent("parfums")
    const found = await shop.get(`/api/catalogue/suggestions?searchText=${word}&locale=fr`)
    const { categories } = (found.body as { data: { categories: { productType: string }[] } }).data
    expect(categories.filter(({ productType }) => productType === "beauty")).toEqual([])
  })

  it("hold categories and products of their own, which listings find by their slug", async () => {
    const category = { title: texts("Outils"), productType: "maison-jardin" }
    const made = await sendAdmin(editor, "POST", "/categories", category)
    expect(made.status).toBe(201)
    const { documentId } = made.body.data as { documentId: string }
    const form = { productType: "maison-jardin", slug: "rateau", sku: "RATEAU", categories: [documentId] }
    const product = await newProductForm(shop, { ...form, publishedAt: "2026-01-01T10:00:00.000Z" })
    expect((await sendAdmin(editor, "POST", "/products", product)).status).toBe(201)
    // The index follows the log of changes.
    await expect
      .poll(async () => {
        const { body } = await shop.get("/api/catalogue?productType=maison-jardin")
        const { data, meta } = body as { data: { slug: string }[]; meta: { facets: { productType: object } } }
        return [data.map(({ slug }) => slug), meta.facets.productType]
      })
      .toEqual([["rateau"], expect.objectContaining({ "maison-jardin": 1 })])
    expect(await categoryTypes()).toContain("maison-jardin")
  })

  it("are the only ones: nothing is put into another", async () => {
    const product = await sendAdmin(
      editor,
      "POST",
      "/products",
      await newProductForm(shop, { productType: "garden", slug: "x", sku: "X" }),
    )
    const category = await sendAdmin(editor, "POST", "/categories", { title: texts("Outils"), productType: "garden" })
    for (const answer of [product, category]) {
      expect(answer.status).toBe(400)
      expect(problemsOf(answer)).toEqual([["productType", "UNKNOWN"]])
    }
    const file = "sku;product_type;name_fr;price\nG-1;garden;Pelle;900"
    const lines = await productFiles(shop, editor).linesOf(file, 1)
    expect(JSON.stringify(lines)).toContain('"column":"product_type","code":"UNKNOWN","value":"garden"')
  })

  it("are rejected without a name, with the name of another, or when one was added meanwhile", async () => {
    const stored = await list()
    const [first, second, ...others] = stored
    const nameless = await put([{ ...first, name: texts("", "اسم") }, second ?? {}, ...others])
    expect(problemsOf(nameless)).toEqual([["universes.0.name.fr", "NEEDED"]])
    const twice = await put([first ?? {}, { ...second, name: first?.name }, ...others])
    expect(problemsOf(twice)).toEqual([["universes.1.name.fr", "TAKEN"]])
    expect((await put(stored.slice(1))).status).toBe(409)
    expect(await list()).toEqual(stored)
  })
})
