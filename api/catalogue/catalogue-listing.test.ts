import { describe, expect, it } from "vitest"
import { isPostgres } from "#db/engine.ts"
import { readAllProducts } from "../testing/all-products.ts"
import { catalogueShop } from "../testing/catalogue-shop.ts"
import { expectListing } from "../testing/expected-listing.ts"
import { catalogueAnswer } from "./contract-listing.ts"

const used = catalogueShop()

const queries = [
  "",
  "page=3",
  "productType=fashion&sort=low-to-high",
  "category=sacs&brand=atlas",
  "status=in-stock&status=on-sale",
  "sort=new-added",
  "sort=new-added&newest=6",
  "sort=on-sale&page=99",
  "minPrice=2000&maxPrice=20000&sort=high-to-low",
  "searchText=casque",
  "searchText=csaque",
  "searchText=%D8%B3%D9%85%D8%A7%D8%B9%D8%A7%D8%AA",
  "searchText=zzzzzz",
  "page=2&paging=more",
  "size=shoe-42",
  "size=shoe-42&color=blanc&status=in-stock",
  "size=shoe-41,size-m&sort=low-to-high",
  "color=noir&status=in-stock&productType=fashion",
  "color=noir&sort=new-added",
  "size=42",
]

describe("GET /api/catalogue", () => {
  it.each(["fr", "ar", "en"])("gives what the plain functions give over all products in %s", async (locale) => {
    const all = await readAllProducts(used.read, locale)
    for (const text of queries) await expectListing(used, all, { text, locale })
  })

  it("reads cards in six statements, and none that are cached", async () => {
    await used.catalogue.ready("fr")
    used.statements()
    await used.listing("pageSize=50")
    // PostgreSQL gets the statements of relations at once, which count as none.
    expect(used.statements()).toBe(isPostgres(used.shop.db) ? 3 : 6)
    await used.listing("pageSize=50")
    expect(used.statements()).toBe(0)
    await used.listing("sort=low-to-high")
    expect(used.statements()).toBeLessThanOrEqual(5)
  })

  it("knows a change after its update, with another ETag", async () => {
    const before = await used.get("catalogue?searchText=casque")
    const etag = before.headers.get("etag") ?? ""
    const [card] = catalogueAnswer.parse(await before.json()).data
    const id = card?.id ?? 0
    expect((await used.get("catalogue?searchText=casque", { "if-none-match": etag })).status).toBe(304)
    await used.shop.db.updateTable("product_text").set({ name: "Xylophone" }).where("product_id", "=", id).execute()
    await used.shop.db
      .updateTable("product")
      .set({ status: "out-of-stock", quantity: 0 })
      .where("id", "=", id)
      .execute()
    await used.catalogue.update([id])
    const after = await used.get("catalogue?searchText=casque", { "if-none-match": etag })
    expect(after.status).toBe(200)
    expect((await used.listing("searchText=xylophone")).data).toMatchObject([
      { id, name: "Xylophone", status: "out-of-stock" },
    ])
  })

  it.each([
    ["a parameter that it does not know", "colour=red"],
    ["a language that there is not", "locale=de"],
    ["a page of more than 100", "pageSize=101"],
    ["a page of none", "pageSize=0"],
    ["pages of many that add up", "paging=more&pageSize=13"],
    ["a search of more than 100 characters", `searchText=${"x".repeat(101)}`],
    ["two languages", "locale=fr&locale=ar"],
    ["a text with a NUL", "searchText=a%00"],
    ["too many parameters", "brand=a&".repeat(201)],
  ])("answers 400 to %s", async (_what, query) => {
    expect((await used.get(`catalogue?${query}`)).status).toBe(400)
  })
})
