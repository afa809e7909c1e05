import { columns, type MigrationDb } from "./columns.ts"

/** The universes as data: until now they were four, named by the program. */
const first = [
  { slug: "electronics", name_fr: "Électronique", name_ar: "إلكترونيات", name_en: "Electronics" },
  { slug: "fashion", name_fr: "Mode", name_ar: "أزياء", name_en: "Fashion" },
  { slug: "beauty", name_fr: "Beauté", name_ar: "جمال", name_en: "Beauty" },
  { slug: "jewelry", name_fr: "Bijoux", name_ar: "مجوهرات", name_en: "Jewelry" },
]

export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await db.schema
    .createTable("universe")
    .addColumn("slug", text, (c) => c.primaryKey())
    .addColumn("position", whole, (c) => c.notNull())
    .addColumn("hidden", whole, (c) => c.notNull().defaultTo(0))
    .addColumn("name_fr", text, (c) => c.notNull())
    .addColumn("name_ar", text, (c) => c.notNull())
    .addColumn("name_en", text, (c) => c.notNull())
    .execute()
  await db
    .insertInto("universe")
    .values(first.map((row, position) => ({ ...row, position, hidden: 0 })))
    .execute()
}
