import { type CreateTableBuilder, sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** SQLite has the same functions from the program itself. */
async function createFunctions(db: MigrationDb) {
  await sql`create function hanout_contains(body text, part text) returns boolean
    language sql immutable strict as $$ select strpos(body, part) > 0 $$`.execute(db)
  await sql`create function hanout_contains_fold(body text, part text) returns boolean
    language sql immutable strict as
    $$ select strpos(lower(body collate "und-x-icu"), lower(part collate "und-x-icu")) > 0 $$`.execute(db)
}

export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, decimal, key, refers, mayRefer, unique, required } = columns(db)
  const table = (name: string) => db.schema.createTable(name)
  const create = (made: CreateTableBuilder<string, string>) => made.execute()
  const index = (name: string, on: string[]) =>
    db.schema
      .createIndex(`${name}_${on.join("_")}`)
      .on(name)
      .columns(on)
      .execute()

  if (isPostgres(db)) await createFunctions(db)

  await create(
    table("media")
      .addColumn("id", whole, key)
      .addColumn("document_id", text, unique)
      .addColumn("url", text, unique)
      .addColumn("width", whole, required)
      .addColumn("height", whole, required),
  )
  await create(
    table("media_text")
      .addColumn("media_id", whole, refers("media.id"))
      .addColumn("locale", text, required)
      .addColumn("alternative_text", text, required)
      .addPrimaryKeyConstraint("media_text_key", ["media_id", "locale"]),
  )

  await create(
    table("brand").addColumn("id", whole, key).addColumn("slug", text, unique).addColumn("name", text, required),
  )

  await create(
    table("category")
      .addColumn("id", whole, key)
      .addColumn("document_id", text, unique)
      .addColumn("slug", text, unique)
      .addColumn("product_type", text, required)
      .addColumn("parent_id", whole, mayRefer("category.id"))
      .addColumn("image_id", whole, mayRefer("media.id"))
      .addColumn("position", whole, required),
  )
  await create(
    table("category_text")
      .addColumn("category_id", whole, refers("category.id"))
      .addColumn("locale", text, required)
      .addColumn("title", text, required)
      .addPrimaryKeyConstraint("category_text_key", ["category_id", "locale"]),
  )

  await create(
    table("product")
      .addColumn("id", whole, key)
      .addColumn("document_id", text, unique)
      .addColumn("slug", text, unique)
      .addColumn("sku", text, unique)
      .addColumn("product_type", text, required)
      .addColumn("status", text, (c) => c.notNull().check(sql`status in ('in-stock', 'out-of-stock')`))
      .addColumn("quantity", whole, (c) => c.notNull().check(sql`quantity >= 0`))
      .addColumn("price", whole, (c) => c.notNull().check(sql`price >= 0`))
      .addColumn("last_price", whole)
      .addColumn("discount", whole, (c) => c.notNull().check(sql`discount between 0 and 100`))
      .addColumn("brand_id", whole, (c) => c.notNull().references("brand.id"))
      .addColumn("image_id", whole, mayRefer("media.id"))
      .addColumn("sizes", text, required)
      .addColumn("featured", whole, required)
      .addColumn("sell_count", whole, required)
      .addColumn("rating", decimal)
      .addColumn("review_count", whole, required)
      .addColumn("offer_start", text)
      .addColumn("offer_end", text)
      .addColumn("video_id", text)
      .addColumn("created_at", text, required)
      .addColumn("updated_at", text, required)
      .addColumn("published_at", text, required),
  )
  await index("product", ["created_at"])
  await create(
    table("product_text")
      .addColumn("product_id", whole, refers("product.id"))
      .addColumn("locale", text, required)
      .addColumn("name", text, required)
      .addColumn("unit", text)
      .addColumn("short_description", text, required)
      .addColumn("description", text, required)
      .addColumn("additional_information", text, required)
      .addColumn("tags", text, required)
      .addColumn("search", text, required)
      .addPrimaryKeyConstraint("product_text_key", ["product_id", "locale"]),
  )
  await index("product_text", ["name"])

  await create(
    table("product_category")
      .addColumn("product_id", whole, refers("product.id"))
      .addColumn("category_id", whole, refers("category.id"))
      .addColumn("position", whole, required)
      .addPrimaryKeyConstraint("product_category_key", ["product_id", "category_id"]),
  )
  await index("product_category", ["category_id"])
  await create(
    table("product_media")
      .addColumn("product_id", whole, refers("product.id"))
      .addColumn("media_id", whole, refers("media.id"))
      .addColumn("position", whole, required)
      .addPrimaryKeyConstraint("product_media_key", ["product_id", "position"]),
  )

  await create(
    table("product_color")
      .addColumn("id", whole, key)
      .addColumn("product_id", whole, refers("product.id"))
      .addColumn("position", whole, required)
      .addColumn("hex", text, required)
      .addColumn("image_id", whole, mayRefer("media.id")),
  )
  await index("product_color", ["product_id"])
  await create(
    table("product_color_text")
      .addColumn("color_id", whole, refers("product_color.id"))
      .addColumn("locale", text, required)
      .addColumn("name", text, required)
      .addPrimaryKeyConstraint("product_color_text_key", ["color_id", "locale"]),
  )

  await create(
    table("product_feature")
      .addColumn("id", whole, key)
      .addColumn("product_id", whole, refers("product.id"))
      .addColumn("position", whole, required)
      .addColumn("icon", text, required),
  )
  await index("product_feature", ["product_id"])
  await create(
    table("product_feature_text")
      .addColumn("feature_id", whole, refers("product_feature.id"))
      .addColumn("locale", text, required)
      .addColumn("title", text, required)
      .addColumn("text", text, required)
      .addPrimaryKeyConstraint("product_feature_text_key", ["feature_id", "locale"]),
  )

  await create(
    table("review")
      .addColumn("id", whole, key)
      .addColumn("product_id", whole, refers("product.id"))
      .addColumn("name", text, required)
      .addColumn("town", text)
      .addColumn("email", text, required)
      .addColumn("rating", whole, (c) => c.notNull().check(sql`rating between 1 and 5`))
      .addColumn("date", text, required)
      .addColumn("review", text, required)
      .addColumn("lang", text, required),
  )
  await index("review", ["product_id"])
}
