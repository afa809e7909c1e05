import { beforeAll, describe, expect, it } from "vitest"
import { type Db, isEmpty } from "../database.ts"
import { openEmptyShop } from "../testing/empty-shop.ts"
import { loadSample } from "../testing/load-sample.ts"
import { fillEmptyShop } from "./load-sample.ts"

const read = (db: Db) => db.selectFrom("product").select(["document_id", "slug", "created_at"]).orderBy("id").execute()

describe("the sample shop", () => {
  let first: Db
  let second: Db

  beforeAll(async () => {
    const shops = [await openEmptyShop(), await openEmptyShop()] as const
    ;[first, second] = [shops[0].db, shops[1].db]
    await loadSample(first, new Date("2026-11-21T09:00:00Z"))
    await loadSample(second, new Date("2027-01-01T09:00:00Z"))
    return async () => void (await Promise.all(shops.map(({ close }) => close())))
  })

  it("gives the same products the same documentIds at every load", async () => {
    const ids = async (db: Db) => (await read(db)).map((row) => row.document_id)
    expect(await ids(second)).toEqual(await ids(first))
    expect((await ids(first)).every((id) => /^[a-z0-9]{24}$/.test(id))).toBe(true)
    expect(await read(second)).not.toEqual(await read(first))
  })

  it("gives variants the same documentIds at every load", async () => {
    const keys = (db: Db) =>
      db.selectFrom("product_variant").select(["document_id", "sku", "quantity"]).orderBy("id").execute()
    expect(await keys(second)).toEqual(await keys(first))
  })

  it("counts shoes, belts, hats, clothes, rings, bracelets and devices by size, with as many units as the product has", async () => {
    const rows = await first
      .selectFrom("product as p")
      .innerJoin("product_variant as v", "v.product_id", "p.id")
      .select((e) => ["p.slug", "p.size_kind as kind", "p.quantity", e.fn.sum<number>("v.quantity").as("units")])
      .select((e) => [e.fn.min("v.quantity").as("fewest"), e.fn.max("v.quantity").as("most")])
      .where("p.stock_by", "=", "variant")
      .groupBy(["p.id", "p.slug", "p.size_kind", "p.quantity"])
      .orderBy("p.slug")
      .execute()
    expect(rows.map(({ slug, kind }) => [slug, kind])).toEqual([
      ["alliance-yasmine", "ring"],
      ["baskets-tell", "shoe"],
      ["ceinture-casbah", "waist"],
      ["chapeau-cirta", "size"],
      ["chemise-cirta", "size"],
      ["jonc-yasmine", "size"],
      ["nova-12", "capacity"],
      ["portable-tassili-14", "capacity"],
      ["robe-cirta", "size"],
      ["solitaire-yasmine", "ring"],
      ["tablette-nova-tab", "capacity"],
      ["tennis-yasmine", "size"],
      ["veste-tell", "size"],
    ])
    for (const { units, quantity, fewest: minUnits, most: maxUnits } of rows) {
      expect(Number(units)).toBe(quantity)
      expect(minUnits).toBeLessThan(maxUnits)
    }
    // One combination is sold out here and there.
    expect(rows.filter(({ fewest: minUnits }) => minUnits === 0).length).toBeGreaterThan(3)
  })

  it("lets more storage cost more than the product", async () => {
    const prices = await first
      .selectFrom("product_variant as v")
      .innerJoin("product as p", "p.id", "v.product_id")
      .select(["v.size", "v.price", "p.price as ofProduct"])
      .where("p.slug", "=", "tablette-nova-tab")
      .orderBy("v.position")
      .execute()
    expect(prices).toEqual([
      { size: "128-go", price: null, ofProduct: 4_650_000 },
      { size: "256-go", price: 5_250_000, ofProduct: 4_650_000 },
    ])
  })

  it("leaves a shop that is not empty as it is", async () => {
    expect(await fillEmptyShop(first, new Date())).toBe(false)
    expect(await read(first)).toHaveLength(41)
    expect(await isEmpty(first)).toBe(false)
  })
})
