import { deliveryKinds } from "#core/delivery/wilaya.ts"
import type { Db } from "../../database.ts"
import { findOrderDesk } from "../../delivery/desks.ts"
import { findPlace, type Place } from "../../delivery/wilayas.ts"
import type { OrderEdit } from "./order-edit.ts"
import type { OrderRecord } from "./order-record.ts"

/** Where an order goes, the wilaya one of the 58; `texts` in the order's language. */
export type FoundPlace = Pick<Place, "wilaya" | "pricedCode" | "code2026"> & {
  communeId: number
  texts: { wilaya: string; commune: string }
  /** The delivery price of another wilaya holds than for the order until now, or of another commune with terms of its own. */
  isOtherWilaya: boolean
}

/** Why an order cannot go there; `isClosed`: the shop knows the place and does not deliver to it. */
type NoPlace = { unknown: "wilaya" | "commune"; isClosed?: true }

/** The place of an order, or another one by the names of wilaya and commune in either language. Another wilaya needs its
 *  commune. A commune that was closed since stays the order's. */
export async function findOrderPlace(
  db: Db,
  order: OrderRecord,
  requested: { wilaya?: string; commune?: string },
): Promise<FoundPlace | NoPlace> {
  const now = await findPlace(db, await ownNames(db, order))
  if (!now) return { unknown: "wilaya" }
  const { wilaya: name = now.wilaya.name, commune = order.commune } = requested
  const place = await findPlace(db, { wilaya: name, commune })
  if (!place) return { unknown: "wilaya" }
  const { wilaya, pricedCode, code2026, commune: found } = place
  const isSame = wilaya.code === order.wilaya_code
  if (isSame && commune === order.commune) {
    const texts = { wilaya: order.wilaya, commune: order.commune }
    return { ...now, communeId: order.commune_id, texts, isOtherWilaya: false }
  }
  if (!found || requested.commune === undefined) return { unknown: "commune" }
  if (found.closed && found.id !== order.commune_id) return { unknown: "commune", isClosed: true }
  const nameColumn = order.locale === "ar" ? "namear" : "name"
  const texts = { wilaya: wilaya[nameColumn], commune: found[nameColumn] }
  const isOtherPrice = deliveryKinds.some((kind) => wilaya[kind] !== now.wilaya[kind])
  const isOtherService = wilaya.homeServed !== now.wilaya.homeServed
  const isOtherWilaya = pricedCode !== now.pricedCode || isOtherPrice || isOtherService
  return { wilaya, pricedCode, code2026, communeId: found.id, texts, isOtherWilaya }
}

/** The French names of where an order goes now. */
const ownNames = (db: Db, order: OrderRecord) =>
  db
    .selectFrom("commune")
    .innerJoin("wilaya", "wilaya.code", "commune.wilaya_code")
    .select(["wilaya.name as wilaya", "commune.name as commune"])
    .where("commune.id", "=", order.commune_id)
    .executeTakeFirstOrThrow()

/** The desk of an edited order, as its column keeps it: the one that is given, or its own while place and kind of delivery are the
 *  same.
 *  @returns undefined for one that is none of the wilaya */
export async function editedDesk(
  tx: Db,
  order: OrderRecord,
  { desk, delivery = order.delivery }: Pick<OrderEdit, "desk" | "delivery">,
  place: FoundPlace,
): Promise<string | null | undefined> {
  if (delivery !== "desk" || desk === null) return null
  if (desk === undefined) return place.communeId === order.commune_id && order.delivery === "desk" ? order.desk : null
  const found = await findOrderDesk(tx, desk, place)
  return found && JSON.stringify(found)
}
