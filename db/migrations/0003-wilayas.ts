import wilayas from "#core/delivery/wilayas.json" with { type: "json" }
import { fromDinars } from "#core/money.ts"
import { toDocumentId } from "../document-id.ts"
import type { MigrationDb } from "./columns.ts"

const centimes = (dinars: number | undefined) => (dinars === undefined ? null : fromDinars(dinars))

/** The 58 wilayas with the prices that section 3 of the specification gives, and their communes. */
export async function up(db: MigrationDb): Promise<void> {
  const places: { code: number; name: string; namear: string; desk?: number; home?: number }[] = wilayas
  await db
    .insertInto("wilaya")
    .values(
      places.map(({ code, name, namear, desk, home }) => ({
        code,
        name,
        namear,
        desk: centimes(desk),
        home: centimes(home),
        document_id: toDocumentId(`wilaya:${code}`),
      })),
    )
    .execute()
  for (const { code, communes } of wilayas) {
    const rows = communes.map(({ name, namear }) => ({ wilaya_code: code, name, namear }))
    await db.insertInto("commune").values(rows).execute()
  }
}
