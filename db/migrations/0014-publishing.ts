import { foldText } from "#core/search/fold-text.ts"
import { toDocumentId } from "../document-id.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** What the console needs to keep a catalogue: drafts, versions of forms, addresses of before, texts that a language has
 *  from French, brands with an id, and what finds a product among ten thousand. */
export async function up(db: MigrationDb): Promise<void> {
  await allowDrafts(db)
  await fillSearch(db)
  await nameBrands(db)
  await noteVersions(db)
  await markBorrowedTexts(db)
  await keepOldSlugs(db)
  const { whole } = columns(db)
  await db.schema
    .alterTable("app_setting")
    .addColumn("low_stock", whole, (c) => c.notNull().defaultTo(3))
    .execute()
}

/** SQLite cannot take a "not null" back: another column takes the place of the old one. */
async function allowDrafts(db: MigrationDb) {
  const { text } = columns(db)
  const product = db.schema.alterTable("product")
  await product.addColumn("published", text).execute()
  await db
    .updateTable("product")
    .set((e) => ({ published: e.ref("published_at") }))
    .execute()
  await product.dropColumn("published_at").execute()
  await product.renameColumn("published", "published_at").execute()
}

/** Folding is the program's, so the rows are filled one by one, a bounded number in memory. */
async function fillSearch(db: MigrationDb) {
  const { text } = columns(db)
  await db.schema
    .alterTable("product")
    .addColumn("search", text, (c) => c.notNull().defaultTo(""))
    .execute()
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("product")
      .innerJoin("brand", "brand.id", "product.brand_id")
      .select(["product.id", "product.slug", "product.sku", "brand.name as brand"])
      .where("product.id", ">", after)
      .orderBy("product.id")
      .limit(500)
      .$castTo<{ id: number; slug: string; sku: string; brand: string }>()
      .execute()
    for (const { id, slug, sku, brand } of rows) {
      const texts = await db
        .selectFrom("product_text")
        .select(["locale", "name"])
        .where("product_id", "=", id)
        .execute()
      const nameIn = (locale: string) => texts.find((row) => row.locale === locale)?.name ?? ""
      const words = [nameIn("fr"), nameIn("ar"), nameIn("en"), sku, brand, slug].join(" ")
      await db
        .updateTable("product")
        .set({ search: foldText(words) })
        .where("id", "=", id)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) break
    after = last.id
  }
}

async function nameBrands(db: MigrationDb) {
  const { text } = columns(db)
  await db.schema.alterTable("brand").addColumn("document_id", text).execute()
  const brands = await db.selectFrom("brand").select(["id", "slug"]).execute()
  for (const { id, slug } of brands) {
    const document_id = toDocumentId(`brand:${slug}`)
    await db.updateTable("brand").set({ document_id }).where("id", "=", id).execute()
  }
  await db.schema.createIndex("brand_document_id").on("brand").column("document_id").unique().execute()
}

/** When somebody of the staff last changed a thing: what a form compares. */
async function noteVersions(db: MigrationDb) {
  const { text } = columns(db)
  for (const table of ["product", "category", "brand"]) {
    await db.schema
      .alterTable(table)
      .addColumn("edited_at", text, (c) => c.notNull().defaultTo("2026-11-21T00:00:00.000Z"))
      .execute()
  }
  await db
    .updateTable("product")
    .set((e) => ({ edited_at: e.ref("updated_at") }))
    .execute()
}

/** Names of the fields of a row that hold the French text, because its own language has none. */
async function markBorrowedTexts(db: MigrationDb) {
  const { text } = columns(db)
  for (const table of ["product_text", "category_text", "product_color_text", "product_feature_text"]) {
    await db.schema
      .alterTable(table)
      .addColumn("borrowed", text, (c) => c.notNull().defaultTo("[]"))
      .execute()
  }
}

async function keepOldSlugs(db: MigrationDb) {
  const { text, whole, refers } = columns(db)
  await db.schema
    .createTable("product_slug")
    .addColumn("slug", text, (c) => c.primaryKey().notNull())
    .addColumn("product_id", whole, refers("product.id"))
    .execute()
  await db.schema.createIndex("product_slug_product_id").on("product_slug").column("product_id").execute()
  // Whether a product was ever ordered.
  await db.schema.createIndex("order_line_product_id").on("order_line").column("product_id").execute()
}
