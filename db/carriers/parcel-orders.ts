import { type CheckedOrder, type ParcelProblem, type PlaceMatch, parcelProblem } from "#core/carriers/parcel-problem.ts"
import { liveParcelStates } from "#core/carriers/parcel-status.ts"
import { wilayaFor } from "#core/carriers/place-key.ts"
import { fileCarrier } from "#core/carriers/platform.ts"
import { placeKey } from "#core/delivery/place-key.ts"
import { toDinars } from "#core/money.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import { dinarsToCollect } from "#core/payments/payment.ts"
import type { Db } from "../database.ts"
import { readOrderDesk } from "../delivery/desks.ts"
import { selectPackedLines } from "../orders/list/packed-lines.ts"
import type { Account } from "./accounts.ts"

const selectOrders = (db: Db) =>
  db
    .selectFrom("orders")
    .innerJoin("wilaya as w", "w.code", "orders.wilaya_code")
    .innerJoin("commune as c", "c.id", "orders.commune_id")
    .leftJoin("wilaya as w69", "w69.code", "c.wilaya_2026")
    .select(["orders.id", "orders.document_id as documentId", "orders.created_at as createdAt", "orders.code"])
    .select(["orders.status", "orders.firstname", "orders.lastname", "orders.mobile", "orders.address", "orders.note"])
    .select([
      "orders.delivery",
      "orders.total",
      "orders.paid",
      "orders.delivery_price as deliveryPrice",
      "orders.anonymized_at",
    ])
    .select("orders.desk as chosenDesk")
    .select(["orders.wilaya_code as of58", "w.name as wilaya58", "c.id as communeId", "c.name as commune"])
    .select((e) => [
      e.fn.coalesce("c.wilaya_2026", "orders.wilaya_code").as("of69"),
      e.fn.coalesce("w69.name", "w.name").as("wilaya69"),
      e
        .exists(
          e
            .selectFrom("parcel")
            .select("parcel.id")
            .whereRef("parcel.order_id", "=", "orders.id")
            .where("parcel.state", "in", liveParcelStates),
        )
        .as("hasParcel"),
    ])

type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>["execute"]>>[number]

export type ParcelPlace = {
  name: string
  /** Its wilaya as the carrier spells it; null = as the shop does, or by code. */
  wilaya: string | null
  placeId: string | null
  postcode: string | null
  hasDesk: boolean
  isDelivered: boolean
}

export type ParcelDesk = { deskId: string; name: string; commune: string | null; folded: string; wilayaCode: number }

/** An order as an account would send it. */
export type ParcelOrder = Omit<
  OrderRow,
  "anonymized_at" | "chosenDesk" | "of58" | "of69" | "wilaya58" | "wilaya69" | "paid"
> & {
  number: string
  /** The amount that the carrier collects, in dinars. */
  toCollect: number
  wilayaCode: number
  /** In French. */
  wilaya: string
  place: ParcelPlace | null
  /** Where it waits; null = at the door, or the carrier has no list of desks. */
  desk: ParcelDesk | null
  /** The first problem that hinders it; null = none. */
  problem: ParcelProblem | null
}

/** Orders of an account's parcels, with their places as its carrier spells them.
 *  @param ids keys or documentIds, at most some hundreds */
export async function readParcelOrders(
  db: Db,
  account: Account,
  ids: { ids: readonly number[] } | { documentIds: readonly string[] },
): Promise<ParcelOrder[]> {
  const all = selectOrders(db)
  const rows =
    "ids" in ids
      ? await all.where("orders.id", "in", ids.ids.length > 0 ? ids.ids : [0]).execute()
      : await all.where("orders.document_id", "in", ids.documentIds.length > 0 ? ids.documentIds : [""]).execute()
  const places = await readPlaces(db, account, rows)
  const desks = await deskFinder(db, account, rows)
  // Whose parcel is in the queue already is asked about by its key.
  const isQueued = "ids" in ids
  return rows.map((row) => {
    const { hasList, desk } = desks(row)
    const deskPlace = desk && places.placeOfDesk(desk)
    const found = { match: places.match(row), hasDesks: hasList, desk, deskPlace }
    return toParcelOrder({ ...row, hasParcel: isQueued ? 0 : row.hasParcel }, account, found)
  })
}

type Found = {
  match: PlaceMatch & { stored?: ParcelPlace }
  /** Whether the account has a list of desks. */
  hasDesks: boolean
  desk: ParcelDesk | null
  /** The commune of the desk. */
  deskPlace: ParcelPlace | null
}

function toParcelOrder(row: OrderRow, { division }: Account, { match, hasDesks, desk, deskPlace }: Found): ParcelOrder {
  const { anonymized_at: anonymizedAt, chosenDesk: _, of58, of69, wilaya58, wilaya69, paid, ...order } = row
  const hasParcel = Boolean(row.hasParcel)
  const toCollect = dinarsToCollect({ total: row.total, paid })
  const checked: CheckedOrder = { ...order, toCollect, hasParcel, hasDeliveryPrice: row.deliveryPrice !== null }
  const isListed = order.delivery === "desk" && hasDesks
  // A list of desks says more than the list of communes: a parcel waits at the nearest desk, whatever the commune.
  const atDesk: PlaceMatch = { kind: "found", place: { isDelivered: true, hasDesk: desk !== null } }
  const problem = parcelProblem(checked, isListed ? atDesk : match)
  return {
    ...order,
    total: toDinars(row.total),
    toCollect,
    hasParcel,
    desk: isListed ? desk : null,
    number: orderNumber(row.id, row.createdAt, row.code),
    wilayaCode: wilayaFor(division, { of58, of69 }),
    wilaya: division === 69 ? wilaya69 : wilaya58,
    place: (isListed ? deskPlace : match.stored) ?? null,
    problem: anonymizedAt === null ? problem : "unknown-order",
  }
}

/** Finds the places of orders in an account's list: by wilaya, and by the saved spelling or the shop's own name, folded. */
async function readPlaces(db: Db, account: Account, rows: readonly OrderRow[]) {
  const carrier = fileCarrier(account.platform)
  const communes = [...new Set(rows.map(({ communeId }) => communeId))]
  const spelled =
    carrier && communes.length > 0
      ? await db
          .selectFrom("carrier_commune")
          .select(["commune_id as id", "name"])
          .where("carrier", "=", carrier)
          .where("commune_id", "in", communes)
          .execute()
      : []
  const spelling = new Map(spelled.map(({ id, name }) => [id, name]))
  const codes = [...new Set(rows.map((row) => wilayaFor(account.division, row)))]
  const places = codes.length > 0 ? await listPlaces(db, account.id, codes) : []
  const byKey = new Map(places.map((place) => [`${place.wilayaCode} ${place.folded}`, place]))
  const wilayas = new Set(places.map(({ wilayaCode }) => wilayaCode))
  const isRead = places.length > 0 || (await hasPlaces(db, account.id))
  const whole = (name: string): ParcelPlace => ({
    name,
    wilaya: null,
    placeId: null,
    postcode: null,
    hasDesk: true,
    isDelivered: true,
  })
  const match = (row: OrderRow): PlaceMatch & { stored?: ParcelPlace } => {
    const name = spelling.get(row.communeId) ?? row.commune
    if (!isRead) return { kind: "none", stored: whole(name) }
    const code = wilayaFor(account.division, row)
    if (!wilayas.has(code)) return { kind: "wilaya" }
    const found = byKey.get(`${code} ${placeKey(name)}`)
    return found ? { kind: "found", place: found, stored: found } : { kind: "commune" }
  }
  const placeOfDesk = ({ wilayaCode, folded, commune, name }: ParcelDesk): ParcelPlace =>
    byKey.get(`${wilayaCode} ${folded}`) ?? whole(commune ?? name)
  return { match, placeOfDesk }
}

/** Finds the desk of an order: the one that was chosen at this account and nothing else, or without any that of its commune, else that of the wilaya's main commune, else the first of the wilaya. */
async function deskFinder(db: Db, { id, division }: Account, rows: readonly OrderRow[]) {
  const codes = [...new Set(rows.filter(({ delivery }) => delivery === "desk").map((row) => wilayaFor(division, row)))]
  const listed = await listDesks(db, id, codes)
  const byWilaya = Map.groupBy(listed, ({ wilayaCode }) => wilayaCode)
  const hasList = listed.length > 0 || (codes.length > 0 && (await hasDesks(db, id)))
  return (row: OrderRow) => {
    const desks = byWilaya.get(wilayaFor(division, row)) ?? []
    const chosen = readOrderDesk(row.chosenDesk)
    if (chosen?.account === id) return { hasList, desk: desks.find(({ deskId }) => deskId === chosen.code) ?? null }
    const named = (name: string) => desks.find(({ folded }) => folded === placeKey(name))
    const main = division === 69 ? row.wilaya69 : row.wilaya58
    return { hasList, desk: named(row.commune) ?? named(main) ?? desks[0] ?? null }
  }
}

const listDesks = (db: Db, accountId: number, codes: readonly number[]): Promise<ParcelDesk[]> =>
  db
    .selectFrom("carrier_desk")
    .select(["desk_id as deskId", "name", "commune", "folded", "wilaya_code as wilayaCode"])
    .where("account_id", "=", accountId)
    .where("wilaya_code", "in", codes.length > 0 ? codes : [0])
    .orderBy("id")
    .execute()

async function hasDesks(db: Db, accountId: number): Promise<boolean> {
  const one = db.selectFrom("carrier_desk").select("id").where("account_id", "=", accountId)
  return (await one.limit(1).executeTakeFirst()) !== undefined
}

async function listPlaces(db: Db, accountId: number, codes: readonly number[]) {
  const rows = await db
    .selectFrom("carrier_place")
    .select(["wilaya_code as wilayaCode", "folded", "name", "wilaya", "place_id as placeId", "postcode"])
    .select(["has_desk", "is_delivered"])
    .where("account_id", "=", accountId)
    .where("wilaya_code", "in", codes)
    .execute()
  return rows.map(({ has_desk, is_delivered, ...place }) => ({
    ...place,
    hasDesk: has_desk === 1,
    isDelivered: is_delivered === 1,
  }))
}

async function hasPlaces(db: Db, accountId: number): Promise<boolean> {
  const one = db.selectFrom("carrier_place").select("id").where("account_id", "=", accountId)
  return (await one.limit(1).executeTakeFirst()) !== undefined
}

/** Lines of orders as carriers are told of them, by the order's key. */
export async function readParcelLines(db: Db, orderIds: readonly number[]) {
  const rows = await selectPackedLines(db, orderIds.length > 0 ? orderIds : [0])
    .select("l.unit_price as unitPrice")
    .execute()
  return Map.groupBy(rows, ({ orderId }) => orderId)
}
