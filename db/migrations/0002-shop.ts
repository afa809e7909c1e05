import { columns, type MigrationDb } from "./columns.ts"

/** Settings, wilayas, the visitor counter and the content's version. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, key, refers, unique, required } = columns(db)

  await db.schema
    .createTable("app_setting")
    .addColumn("id", whole, key)
    .addColumn("document_id", text, unique)
    .addColumn("phone", text, required)
    .addColumn("phone_international", text, required)
    .addColumn("whatsapp", text, required)
    .addColumn("email", text, required)
    .addColumn("register_number", text, required)
    .addColumn("tax_number", text, required)
    .addColumn("construction_banner", whole, required)
    .addColumn("banner_fr", text, required)
    .addColumn("banner_ar", text, required)
    .addColumn("free_delivery_threshold", whole)
    .addColumn("exchange_days", whole, required)
    .addColumn("pixel_id", text, required)
    .addColumn("social", text, required)
    .execute()
  await db.schema
    .createTable("app_setting_text")
    .addColumn("app_setting_id", whole, refers("app_setting.id"))
    .addColumn("locale", text, required)
    .addColumn("shop_name", text, required)
    .addColumn("tagline", text, required)
    .addColumn("about", text, required)
    .addColumn("address", text, required)
    .addColumn("hours", text, required)
    .addPrimaryKeyConstraint("app_setting_text_key", ["app_setting_id", "locale"])
    .execute()

  await db.schema
    .createTable("wilaya")
    .addColumn("code", whole, (c) => c.primaryKey().notNull())
    .addColumn("document_id", text, unique)
    .addColumn("name", text, unique)
    .addColumn("namear", text, unique)
    .addColumn("desk", whole)
    .addColumn("home", whole)
    .execute()
  await db.schema
    .createTable("commune")
    .addColumn("id", whole, key)
    .addColumn("wilaya_code", whole, refers("wilaya.code"))
    .addColumn("name", text, required)
    .addColumn("namear", text, required)
    .addUniqueConstraint("commune_wilaya_name", ["wilaya_code", "name"])
    .execute()

  await db.schema
    .createTable("unique_visitors")
    .addColumn("id", whole, (c) => c.primaryKey().notNull())
    .addColumn("count", whole, required)
    .execute()
  await db.schema
    .createTable("content_version")
    .addColumn("id", whole, (c) => c.primaryKey().notNull())
    .addColumn("version", text, required)
    .execute()
  await db.insertInto("unique_visitors").values({ id: 1, count: 0 }).execute()
  await db.insertInto("content_version").values({ id: 1, version: "new" }).execute()
}
