import { newWilayas } from "#core/delivery/new-wilayas.ts"
import wilayas from "#core/delivery/wilayas.json" with { type: "json" }
import { toDocumentId } from "../document-id.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** The wilayas of 2026 beside the 58, with the values of their parents, which communes have moved to them, and which division is the
 *  shop's list. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole } = columns(db)
  await db.schema
    .alterTable("app_setting")
    .addColumn("wilaya_division", text, (c) => c.notNull().defaultTo("58"))
    .execute()
  await db.schema.alterTable("wilaya").addColumn("parent_code", whole).execute()
  await db.schema
    .alterTable("wilaya")
    .addColumn("follows_parent", whole, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable("commune").addColumn("wilaya_2026", whole).execute()
  const values = ["desk", "home", "desk_served", "home_served", "days_min", "days_max", "has_sample_prices"] as const
  for (const { code, parent, name, namear } of newWilayas) {
    const from = await db.selectFrom("wilaya").select(values).where("code", "=", parent).executeTakeFirstOrThrow()
    const own = { code, name, namear, document_id: toDocumentId(`wilaya:${code}`) }
    await db
      .insertInto("wilaya")
      .values({ ...from, ...own, parent_code: parent, follows_parent: 1 })
      .execute()
    const places: { code: number; communes: { name: string; wilaya2026?: number }[] }[] = wilayas
    const communes = places.find((one) => one.code === parent)?.communes ?? []
    const moved = communes.flatMap((commune) => (commune.wilaya2026 === code ? [commune.name] : []))
    await db
      .updateTable("commune")
      .set({ wilaya_2026: code })
      .where("wilaya_code", "=", parent)
      .where("name", "in", moved)
      .execute()
  }
}
