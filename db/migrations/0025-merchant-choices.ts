import wilayas from "#core/delivery/wilayas.json" with { type: "json" }
import { columns, type MigrationDb } from "./columns.ts"

/** Whether order forms begin without a place, and whether the merchant has saved what is said of a wilaya: until now no price told
 *  whose it is. Prices that are neither those that every shop begins with nor the sample's are the merchant's. */
export async function up(db: MigrationDb): Promise<void> {
  const { whole } = columns(db)
  await db.schema
    .alterTable("app_setting")
    .addColumn("asks_wilaya", whole, (c) => c.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable("wilaya")
    .addColumn("saved", whole, (c) => c.notNull().defaultTo(0))
    .execute()
  const given = wilayas.filter((wilaya) => "home" in wilaya || "desk" in wilaya).map(({ code }) => code)
  await db
    .updateTable("wilaya")
    .set({ saved: 1 })
    .where("code", "not in", given)
    .where("has_sample_prices", "=", 0)
    .where((e) => e.or([e("home", "is not", null), e("desk", "is not", null)]))
    .execute()
}
