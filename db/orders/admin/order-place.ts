import type { Db } from "../../database.ts"
import { findCommune, findWilaya, selectWilayas, toWilayaRow } from "../../delivery/wilayas.ts"
import type { OrderRecord } from "./order-record.ts"

/** Where an order goes; `texts` in the order's language. */
export type FoundPlace = {
  wilaya: NonNullable<Awaited<ReturnType<typeof findWilaya>>>
  communeId: number
  texts: { wilaya: string; commune: string }
}

/** Why an order cannot go there; `isClosed`: the shop knows the place and does not deliver to it. */
type NoPlace = { unknown: "wilaya" | "commune"; isClosed?: true }

/** The place of an order, or another one by the names of wilaya and commune in either language. Another wilaya needs its
 *  commune. A commune that was closed since stays the order's. */
export async function findPlace(
  db: Db,
  order: OrderRecord,
  requested: { wilaya?: string; commune?: string },
): Promise<FoundPlace | NoPlace> {
  const wilaya =
    requested.wilaya === undefined ? await wilayaByCode(db, order.wilaya_code) : await findWilaya(db, requested.wilaya)
  if (!wilaya) return { unknown: "wilaya" }
  const isSame = wilaya.code === order.wilaya_code
  if (isSame && (requested.commune === undefined || requested.commune === order.commune)) {
    return { wilaya, communeId: order.commune_id, texts: { wilaya: order.wilaya, commune: order.commune } }
  }
  const commune = await findCommune(db, wilaya.code, requested.commune ?? "")
  if (!commune) return { unknown: "commune" }
  if (commune.closed && commune.id !== order.commune_id) return { unknown: "commune", isClosed: true }
  const nameColumn = order.locale === "ar" ? "namear" : "name"
  return { wilaya, communeId: commune.id, texts: { wilaya: wilaya[nameColumn], commune: commune[nameColumn] } }
}

async function wilayaByCode(db: Db, code: number) {
  const row = await selectWilayas(db).where("code", "=", code).executeTakeFirst()
  return row && toWilayaRow(row)
}
