import { wilayaFor } from "#core/carriers/place-key.ts"
import { placeKey } from "#core/delivery/place-key.ts"
import type { DeliveryKind } from "#core/delivery/wilaya.ts"
import type { Db } from "../database.ts"
import type { Account } from "./accounts.ts"

/** Ended parcels of an account that its share of deliveries is counted from, the newest. */
const maxEnded = 1000

/** Fewer say nothing. */
const minEnded = 10

const delivered = ["delivered", "paid"] as const
const ended = [...delivered, "returned", "returning", "lost"] as const

type Place = { of58: number; of69: number; commune: string; delivery: DeliveryKind }

type Counted = { all: number; delivered: number }

const rateOf = (counted: Counted | undefined): number | null =>
  counted && counted.all >= minEnded ? counted.delivered / counted.all : null

/** Reads what accounts' carriers ask for deliveries, and which share of their parcels they deliver in a wilaya; where too few have ended
 *  there, the share of all wilayas.
 *  @returns the fee (dinars) and the share (0 to 1) of an account for a place; null = not known */
export async function readAccountFacts(db: Db, accounts: readonly Account[]) {
  const rates = new Map<string, Counted>()
  for (const { id } of accounts) {
    const newest = db
      .selectFrom("parcel as p")
      .innerJoin("orders as o", "o.id", "p.order_id")
      .select(["p.status", "o.wilaya_code as wilaya"])
      .where("p.account_id", "=", id)
      .where("p.state", "=", "created")
      .where("p.status", "in", ended)
      .orderBy("p.id", "desc")
      .limit(maxEnded)
    const rows = await db
      .selectFrom(newest.as("newest"))
      .select(["status", "wilaya"])
      .select((e) => e.fn.countAll<number>().as("count"))
      .groupBy(["status", "wilaya"])
      .execute()
    for (const { status, wilaya, count } of rows) {
      for (const key of [`${id}`, `${id} ${wilaya}`]) {
        const was = rates.get(key) ?? { all: 0, delivered: 0 }
        const more = delivered.some((one) => one === status) ? Number(count) : 0
        rates.set(key, { all: was.all + Number(count), delivered: was.delivered + more })
      }
    }
  }
  const ids = accounts.map(({ id }) => id)
  const listed = await db
    .selectFrom("carrier_fee")
    .select(["account_id", "wilaya_code", "folded", "home", "desk"])
    .where("account_id", "in", ids.length > 0 ? ids : [0])
    .execute()
  const fees = new Map(listed.map((row) => [`${row.account_id} ${row.wilaya_code} ${row.folded}`, row]))
  return ({ id, division }: Account, place: Place) => {
    const code = wilayaFor(division, place)
    const row = fees.get(`${id} ${code} ${placeKey(place.commune)}`) ?? fees.get(`${id} ${code} `)
    return {
      fee: row?.[place.delivery] ?? null,
      rate: rateOf(rates.get(`${id} ${place.of58}`)) ?? rateOf(rates.get(`${id}`)),
    }
  }
}
