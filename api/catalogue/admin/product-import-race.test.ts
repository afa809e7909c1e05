import { afterAll, beforeAll, expect, it } from "vitest"
import type { ProductColumn } from "#core/catalogue/files/product-columns.ts"
import { readProductRow } from "#core/catalogue/files/product-file.ts"
import { readVariantRow } from "#core/catalogue/variants/variant-file.ts"
import { importProducts } from "#db/catalogue/import/import-products.ts"
import type { FileRow } from "#db/catalogue/import/planned-product.ts"
import { StateRejectedError } from "#db/staff/rejected.ts"
import { orderUnits, productWithSlug, sendAdmin, toProductForm } from "../../testing/catalogue.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let editor: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  editor = await signedIn(shop, "editor")
})
afterAll(() => shop.close())

type Cells = Partial<Record<ProductColumn, string>>

/** Imports rows, and lets something else happen when all of them have been looked at and none is stored. */
function importBeside(rows: Cells[], beside: () => Promise<void>, variants: Cells[] = []) {
  async function* file(): AsyncGenerator<FileRow[]> {
    yield rows.map((cells, index) => ({ line: index + 2, ...readProductRow(cells) }))
    await beside()
  }
  const lines = variants.map((cells, index) => ({ line: index + 100, ...readVariantRow(cells) }))
  const by = { staff: { id: editor.id, name: "Nour" }, address: "", now: new Date() }
  return importProducts(shop.db, { products: file(), variants: lines }, by, () => {})
}

const lamp = (sku: string, slug: string): Cells => ({
  sku,
  slug,
  name_fr: "Lampe",
  brand: "Aura",
  product_type: "electronics",
  price: "1500",
  quantity: "3",
  colors: "Noir|أسود|Black|#000000;Sable|رملي|Sand|#ddccaa",
})
const skus = async (...all: string[]) =>
  (await shop.db.selectFrom("product").select("sku").where("sku", "in", all).execute()).map(({ sku }) => sku)

it("lets orders be placed while it reads the file, and takes them off the stock that the file tells", async () => {
  const { sku, quantity, colors, sellCount } = await productWithSlug(editor, "casque-aura")
  const rows = [lamp("LAMPE-1", "lampe-1"), { sku, slug: "casque-aura-neuf", quantity: String(quantity + 10) }]
  const report = await importBeside(rows, async () => {
    expect((await orderUnits(shop, "casque-aura", "0550440010", 2)).status).toBe(201)
  })
  expect(report).toMatchObject({ created: 1, changed: 1, problems: 0 })
  const after = await productWithSlug(editor, "casque-aura-neuf")
  expect(after).toMatchObject({ quantity: quantity + 8, slugHistory: ["casque-aura"], colors, sellCount })
  expect((await productWithSlug(editor, "lampe-1")).colors.map(({ name }) => name.ar)).toEqual(["أسود", "رملي"])
})

it.each([
  [
    "a product of it is changed",
    async () => {
      const product = await productWithSlug(editor, "nova-12")
      const form = { ...toProductForm(product), price: product.price + 100 }
      expect((await sendAdmin(editor, "PUT", `/products/${product.documentId}`, form)).status).toBe(200)
    },
  ],
  [
    "a SKU of it is taken",
    async () => {
      const report = await importBeside([lamp("LAMPE-2", "autre-lampe")], async () => {})
      expect(report.created).toBe(1)
    },
  ],
  [
    "a brand of it is called otherwise",
    async () => void (await shop.db.updateTable("brand").set({ name: "Aurore" }).where("name", "=", "Aura").execute()),
  ],
])("stores nothing when meanwhile %s", async (_what, beside) => {
  const { sku } = await productWithSlug(editor, "nova-12")
  const rows = [lamp("LAMPE-2", "lampe-2"), lamp("LAMPE-3", "lampe-3"), { sku, price: "999" }]
  const rejected = await importBeside(rows, beside).catch((problem: unknown) => problem)
  expect(rejected).toBeInstanceOf(StateRejectedError)
  expect(rejected).toMatchObject({ code: "CHANGED_MEANWHILE" })
  expect(await skus("LAMPE-3")).toEqual([])
  expect((await productWithSlug(editor, "nova-12")).price).not.toBe(999)
  await shop.db.deleteFrom("product").where("sku", "=", "LAMPE-2").execute()
})

it("gives products of one name addresses of their own, and none that another row asks for", async () => {
  await shop.db.updateTable("brand").set({ name: "Aura" }).where("name", "=", "Aurore").execute()
  const rows = [lamp("VASE-1", ""), lamp("VASE-2", ""), lamp("VASE-3", "lampe-2")]
  const report = await importBeside(rows, async () => {})
  expect(report.rows.map(({ problems }) => problems.map(({ code }) => code))).toEqual([[], [], ["TAKEN"]])
  expect(await importBeside(rows.slice(0, 2), async () => {})).toMatchObject({ created: 2 })
  const slugs = await shop.db
    .selectFrom("product")
    .select("slug")
    .where("sku", "like", "VASE-%")
    .orderBy("sku")
    .execute()
  expect(slugs).toEqual([{ slug: "lampe" }, { slug: "lampe-2" }])
})

const coat = (sku: string): Cells => ({
  sku,
  name_fr: sku,
  short_description_fr: "Une phrase.",
  brand: "Aura",
  product_type: "fashion",
  price: "1500",
  sizes: "S;M",
  quantity: "10",
  published: "1",
})
const nothing = async () => {}
const unitsOf = async (parent: string) => {
  const rows = await shop.db
    .selectFrom("product_variant as v")
    .innerJoin("product as p", "p.id", "v.product_id")
    .select(["v.size", "v.quantity as own", "p.quantity as all"])
    .where("p.sku", "=", parent)
    .orderBy("v.position")
    .execute()
  return rows.map(({ size, own, all }) => `${size} ${own} of ${all}`)
}
const orderOf = (slug: string, mobile: string, line: object) =>
  shop.order({
    lines: [{ slug, quantity: 2, ...line }],
    amount: 3000,
    wilaya: "Alger",
    commune: "Kouba",
    mobile,
    firstname: "Amina",
    lastname: "Haddad",
    date: "2026-11-21T10:00:00.000Z",
  })

it("takes orders that were placed meanwhile off variants that begin to count their units", async () => {
  await importBeside([coat("Parka")], nothing)
  const rows = [
    { parent: "Parka", size: "S", quantity: "6" },
    { parent: "Parka", size: "M", quantity: "4" },
  ]
  const report = await importBeside(
    [{ sku: "Parka" }],
    async () => {
      expect((await orderOf("parka", "0550440041", { variant: "PARKA-S" })).status).toBe(201)
      expect((await orderOf("parka", "0550440042", {})).status).toBe(201)
    },
    rows,
  )
  expect(report).toMatchObject({ split: 1, variants: { changed: 2 } })
  expect(await unitsOf("Parka")).toEqual(["s 4 of 6", "m 4 of 6"])
})

it("leaves units of variants to orders whose size is open that were placed meanwhile", async () => {
  await importBeside([{ ...coat("Trench"), quantity: "" }], nothing, [{ parent: "Trench", size: "S", quantity: "3" }])
  const none = [{ parent: "Trench", size: "S", quantity: "0" }]
  const order = async () => void expect((await orderOf("trench", "0550440043", {})).status).toBe(201)
  await importBeside([{ sku: "Trench" }], order, none)
  expect(await unitsOf("Trench")).toEqual(["s 2 of 0", "m 0 of 0"])
})

it("stores nothing when another product's variant gets a SKU of it meanwhile", async () => {
  await importBeside([coat("Duffle"), coat("Caban")], nothing)
  const rows = [{ sku: "MANTEAU-S", parent: "Duffle", size: "S" }]
  const taken = { sku: "MANTEAU-S", parent: "Caban", size: "S" }
  const rejected = importBeside([{ sku: "Duffle" }], async () => void (await importBeside([], nothing, [taken])), rows)
  await expect(rejected).rejects.toMatchObject({ code: "CHANGED_MEANWHILE" })
  const owner = shop.db.selectFrom("product_variant").select("size").where("sku", "=", "DUFFLE-S")
  expect(await owner.execute()).toHaveLength(1)
})

it("lets a SKU that the file tells have it, before one that is made", async () => {
  const variants = [
    { parent: "Z-NOIR", size: "S" },
    { parent: "Z", color: "Noir", size: "S" },
    { sku: "Z-NOIR-S", parent: "ZZ", size: "S" },
  ]
  const plain = (sku: string): Cells => ({ ...coat(sku), sizes: "" })
  const report = await importBeside([plain("Z"), plain("Z-NOIR"), plain("ZZ")], nothing, variants)
  expect(report).toMatchObject({ created: 3, problems: 0, variants: { created: 3 } })
  const skus = shop.db.selectFrom("product_variant").select("sku").where("sku", "like", "Z-NOIR-S%").orderBy("sku")
  expect((await skus.execute()).map(({ sku }) => sku)).toEqual(["Z-NOIR-S", "Z-NOIR-S-2", "Z-NOIR-S-3"])
})
