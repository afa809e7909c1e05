import { wilayaFor } from "#core/carriers/place-key.ts"
import { type Desk, nearestDesks, type OfferedDesk } from "#core/delivery/desk.ts"
import type { Db } from "../database.ts"
import type { Place } from "./wilayas.ts"

/** Desks of a wilaya that are read of one account; no carrier has as many. */
const maxOfWilaya = 300

/** The desk of an order, as it was when it was chosen: what shoppers are told of it, and what its carrier knows it by. */
export type OrderDesk = Desk & { account: number; code: string }

type DeskPlace = Pick<Place, "wilaya" | "code2026">

const codesOf = ({ wilaya, code2026 }: DeskPlace) => ({ of58: wilaya.code, of69: code2026 })

const selectDesks = (db: Db, place: DeskPlace) =>
  db
    .selectFrom("carrier_desk as d")
    .innerJoin("carrier_account as a", "a.id", "d.account_id")
    .select(["d.id", "d.name", "d.commune", "d.address", "d.hours", "d.account_id as account", "d.desk_id as code"])
    .where((e) =>
      e.or(
        ([58, 69] as const).map((division) =>
          e.and([e("a.division", "=", division), e("d.wilaya_code", "=", wilayaFor(division, codesOf(place)))]),
        ),
      ),
    )

/** The desks that can be chosen for a place, the nearest first: those of the account that sends by default, or where it has none
 *  in the wilaya, those of the oldest account that has some. */
export async function listDesks(db: Db, place: DeskPlace & Pick<Place, "commune">): Promise<OfferedDesk[]> {
  const first = await selectDesks(db, place).orderBy("a.is_default", "desc").orderBy("a.id").limit(1).executeTakeFirst()
  if (!first) return []
  const { account } = first
  const rows = await selectDesks(db, place)
    .where("d.account_id", "=", account)
    .orderBy("d.id")
    .limit(maxOfWilaya)
    .execute()
  const names = { wilaya: place.wilaya.name, commune: place.commune?.name ?? "" }
  return nearestDesks(rows, names).map(({ account: _account, code: _code, ...desk }) => desk)
}

/** A desk that a shopper chose.
 *  @returns undefined unless it is one of the wilaya */
export async function findOrderDesk(db: Db, id: number, place: DeskPlace): Promise<OrderDesk | undefined> {
  const row = await selectDesks(db, place).where("d.id", "=", id).executeTakeFirst()
  if (!row) return undefined
  const { id: _, ...desk } = row
  return desk
}

/** Tells an order the desk of its parcel, where that is another account's than the one whose desk was chosen: its shopper goes to no desk in
 *  vain. Without a desk that is known the order has none. */
export async function followParcelDesk(
  db: Db,
  orderId: number,
  { account, code }: { account: number; code: string | null },
): Promise<void> {
  const order = await db.selectFrom("orders").select("desk").where("id", "=", orderId).executeTakeFirst()
  const chosen = readOrderDesk(order?.desk ?? null)
  if (!chosen || chosen.account === account) return
  const desks = db.selectFrom("carrier_desk").select(["name", "commune", "address", "hours"])
  const known = desks.where("account_id", "=", account).where("desk_id", "=", code ?? "")
  const desk = await known.executeTakeFirst()
  const column = desk ? JSON.stringify({ ...desk, account, code: code ?? "" } satisfies OrderDesk) : null
  await db.updateTable("orders").set({ desk: column }).where("id", "=", orderId).execute()
}

/** The column of an order, as it was written by this program. */
export const readOrderDesk = (column: string | null): OrderDesk | null =>
  column === null ? null : (JSON.parse(column) as OrderDesk)

/** Converts a desk to the one that shoppers and the staff see. */
export const toDesk = ({ name, commune, address, hours }: OrderDesk): Desk => ({ name, commune, address, hours })

/** The codes of the 58 in which any account has desks. */
export async function listDeskWilayas(db: Db, accountId?: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("carrier_desk as d")
    .innerJoin("wilaya as w", "w.code", "d.wilaya_code")
    .select((e) => e.fn.coalesce("w.parent_code", "w.code").as("code"))
    .$if(accountId !== undefined, (query) => query.where("d.account_id", "=", accountId ?? 0))
    .distinct()
    .execute()
  return new Set(rows.map(({ code }) => code))
}
