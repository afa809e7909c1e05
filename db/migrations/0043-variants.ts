import { sql } from "kysely"
import { codeOf, sizeValues } from "#core/catalogue/variants/size-values.ts"
import { freeSlug } from "#core/text/slug.ts"
import { randomDocumentId } from "../document-id.ts"
import { columns, type MigrationDb } from "./columns.ts"

const productsOfStep = 500

/** Variants: one row for each combination of a product's colour and size, which share the product's stock until the merchant
 *  counts them apart; and the chosen variant in order lines (docs/decisions/0019-variants.md). */
export async function up(db: MigrationDb): Promise<void> {
  await addTables(db)
  await addColorCodes(db)
  await addVariants(db)
}

async function addTables(db: MigrationDb): Promise<void> {
  const { text, whole, key, refers, mayRefer, unique, required } = columns(db)
  const product = db.schema.alterTable("product")
  await product.addColumn("size_kind", text, (c) => c.notNull().defaultTo("size")).execute()
  await product
    .addColumn("stock_by", text, (c) => c.notNull().defaultTo("product").check(sql`stock_by in ('product', 'variant')`))
    .execute()
  await product.addColumn("variant_count", whole, (c) => c.notNull().defaultTo(0)).execute()
  await db.schema
    .alterTable("product_color")
    .addColumn("code", text, (c) => c.notNull().defaultTo(""))
    .execute()
  await db.schema
    .createTable("product_variant")
    .addColumn("id", whole, key)
    .addColumn("document_id", text, unique)
    .addColumn("product_id", whole, refers("product.id"))
    .addColumn("position", whole, required)
    .addColumn("color", text, required)
    .addColumn("size", text, required)
    .addColumn("sku", text, unique)
    .addColumn("barcode", text)
    .addColumn("price", whole, (c) => c.check(sql`price >= 0`))
    .addColumn("last_price", whole)
    .addColumn("quantity", whole, (c) => c.notNull().defaultTo(0).check(sql`quantity >= 0`))
    .addColumn("weight", whole, (c) => c.check(sql`weight >= 0`))
    .addColumn("image_id", whole, mayRefer("media.id"))
    .addColumn("active", whole, (c) => c.notNull().defaultTo(1))
    .addUniqueConstraint("product_variant_choice", ["product_id", "color", "size"])
    .execute()
  const line = db.schema.alterTable("order_line")
  await line.addColumn("variant_id", whole, mayRefer("product_variant.id")).execute()
  await line.addColumn("size", text).execute()
  await line.addColumn("open_choice", whole, (c) => c.notNull().defaultTo(0)).execute()
}

/** A colour's code is its French name in Latin letters, once in its product. */
async function addColorCodes(db: MigrationDb): Promise<void> {
  const rows = await db
    .selectFrom("product_color as c")
    .leftJoin("product_color_text as t", (join) => join.onRef("t.color_id", "=", "c.id").on("t.locale", "=", "fr"))
    .select(["c.id", "c.product_id as productId", "c.position", "t.name"])
    .orderBy("c.product_id")
    .orderBy("c.position")
    .execute()
  const taken = new Map<unknown, Set<string>>()
  const ids = new Map<string, unknown[]>()
  for (const { id, productId, position, name } of rows) {
    const codes = taken.get(productId) ?? new Set<string>()
    taken.set(productId, codes)
    const french = typeof name === "string" ? name : ""
    const code = freeSlug(codeOf({ fr: french, ar: "", en: "" }, Number(position)), codes)
    codes.add(code)
    ids.set(code, [...(ids.get(code) ?? []), id])
  }
  for (const [code, all] of ids) {
    for (let from = 0; from < all.length; from += productsOfStep) {
      const some = all.slice(from, from + productsOfStep)
      await db.updateTable("product_color").set({ code }).where("id", "in", some).execute()
    }
  }
}

async function addVariants(db: MigrationDb): Promise<void> {
  const skus = new Set<string>()
  for (let last = 0; ; ) {
    const products = await db
      .selectFrom("product")
      .select(["id", "sku", "sizes"])
      .where("id", ">", last)
      .where((e) =>
        e.or([
          e("sizes", "!=", "[]"),
          e.exists(e.selectFrom("product_color").select("id").whereRef("product_id", "=", "product.id")),
        ]),
      )
      .orderBy("id")
      .limit(productsOfStep)
      .execute()
    if (products.length === 0) return
    last = Number(products.at(-1)?.id)
    const colors = await db
      .selectFrom("product_color")
      .select(["product_id as productId", "code"])
      .where(
        "product_id",
        "in",
        products.map(({ id }) => id),
      )
      .orderBy("position")
      .execute()
    const byProduct = Map.groupBy(colors, ({ productId }) => productId)
    for (const { id, sku, sizes } of products) {
      const colorCodes = (byProduct.get(id) ?? []).map(({ code }) => String(code))
      const sizeCodes = sizeValues(JSON.parse(String(sizes))).map(({ code }) => code)
      const rows = combinations(colorCodes, sizeCodes).map((choice, position) => {
        const own = [sku, choice.color, choice.size]
          .filter((part) => part !== "")
          .join("-")
          .toUpperCase()
        const free = skus.has(own) ? `${own}-${id}` : own
        skus.add(free)
        return { document_id: randomDocumentId(), product_id: id, position, ...choice, sku: free }
      })
      await db.insertInto("product_variant").values(rows).execute()
      await db.updateTable("product").set({ variant_count: rows.length }).where("id", "=", id).execute()
    }
  }
}

/** Every colour with every size; "" where a product has none. */
function combinations(colors: string[], sizes: string[]) {
  const either = (codes: string[]) => (codes.length > 0 ? codes : [""])
  return either(colors).flatMap((color) => either(sizes).map((size) => ({ color, size })))
}
