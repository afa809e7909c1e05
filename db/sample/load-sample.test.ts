import { describe, expect, it } from "vitest"
import { type Db, isEmpty } from "../database.ts"
import { emptyShop } from "../testing/empty-shop.ts"
import { loadSample } from "../testing/load-sample.ts"
import { fillEmptyShop } from "./load-sample.ts"

const read = (db: Db) => db.selectFrom("product").select(["document_id", "slug", "created_at"]).orderBy("id").execute()

describe("the sample shop", () => {
  it("gives the same products the same documentIds at every load", async () => {
    const [first, second] = [await emptyShop(), await emptyShop()]
    await loadSample(first, new Date("2026-11-21T09:00:00Z"))
    await loadSample(second, new Date("2027-01-01T09:00:00Z"))
    const ids = async (db: Db) => (await read(db)).map((row) => row.document_id)
    expect(await ids(second)).toEqual(await ids(first))
    expect((await ids(first)).every((id) => /^[a-z0-9]{24}$/.test(id))).toBe(true)
    expect(await read(second)).not.toEqual(await read(first))
    await Promise.all([first.destroy(), second.destroy()])
  })

  it("gives variants the same documentIds at every load", async () => {
    const [first, second] = [await emptyShop(), await emptyShop()]
    const keys = async (db: Db) => {
      await loadSample(db, new Date())
      return db.selectFrom("product_variant").select(["document_id", "sku", "quantity"]).orderBy("id").execute()
    }
    expect(await keys(second)).toEqual(await keys(first))
    await Promise.all([first.destroy(), second.destroy()])
  })

  it("counts shoes, belts, hats, rings, bracelets and devices by size, with as many units as the product has", async () => {
    const db = await emptyShop()
    await loadSample(db, new Date())
    const rows = await db
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
      ["jonc-yasmine", "size"],
      ["nova-12", "capacity"],
      ["portable-tassili-14", "capacity"],
      ["solitaire-yasmine", "ring"],
      ["tablette-nova-tab", "capacity"],
      ["tennis-yasmine", "size"],
    ])
    for (const { units, quantity, fewest: minUnits, most: maxUnits } of rows) {
      expect(Number(units)).toBe(quantity)
      expect(minUnits).toBeLessThan(maxUnits)
    }
    // One combination is sold out here and there.
    expect(rows.filter(({ fewest: minUnits }) => minUnits === 0).length).toBeGreaterThan(3)
    await db.destroy()
  })

  it("lets more storage cost more than the product", async () => {
    const db = await emptyShop()
    await loadSample(db, new Date())
    const prices = await db
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
    await db.destroy()
  })

  it("leaves a shop that is not empty as it is", async () => {
    const db = await emptyShop()
    await loadSample(db, new Date())
    expect(await fillEmptyShop(db, new Date())).toBe(false)
    expect(await read(db)).toHaveLength(38)
    expect(await isEmpty(db)).toBe(false)
    await db.destroy()
  })
})
