import { placeKey } from "#core/delivery/place-key.ts"
import type { Db } from "../database.ts"
import { inTransaction } from "../transaction.ts"

/** A price as a carrier's list has it (carriers/adapter.ts). */
export type ToldFee = { wilayaCode: number; commune: string | null; home: number | null; desk: number | null }

/** Stores a page of a carrier's prices. */
export async function storeFees(db: Db, accountId: number, fees: readonly ToldFee[], now: Date): Promise<void> {
  const rows = fees.map(({ wilayaCode, commune, home, desk }) => ({
    account_id: accountId,
    wilaya_code: wilayaCode,
    folded: placeKey(commune ?? "").slice(0, 100),
    home: home === null ? null : Math.round(home),
    desk: desk === null ? null : Math.round(desk),
    read_at: now.toISOString(),
  }))
  // One row for each key: one statement must not write a row twice.
  const unique = [...new Map(rows.map((row) => [`${row.wilaya_code} ${row.folded}`, row])).values()]
  await inTransaction(db, async (tx) => {
    for (let from = 0; from < unique.length; from += 100) {
      await tx
        .insertInto("carrier_fee")
        .values(unique.slice(from, from + 100))
        .onConflict((conflict) =>
          conflict.columns(["account_id", "wilaya_code", "folded"]).doUpdateSet((e) => ({
            home: e.ref("excluded.home"),
            desk: e.ref("excluded.desk"),
            read_at: e.ref("excluded.read_at"),
          })),
        )
        .execute()
    }
  })
}

/** Deletes the prices that the last whole reading did not have.
 *  @param since when that reading began */
export async function deleteOldFees(db: Db, accountId: number, since: string): Promise<void> {
  await db.deleteFrom("carrier_fee").where("account_id", "=", accountId).where("read_at", "<", since).execute()
}

/** Prices that are stored of one account: the country has 1541 communes and 69 wilayas. */
const maxFees = 4000

/** The prices of an account's carrier; `commune` is folded, null = of the whole wilaya. */
export async function listFees(db: Db, accountId: number): Promise<ToldFee[]> {
  const rows = await db
    .selectFrom("carrier_fee")
    .select(["wilaya_code as wilayaCode", "folded", "home", "desk"])
    .where("account_id", "=", accountId)
    .orderBy("wilaya_code")
    .orderBy("folded")
    .limit(maxFees)
    .execute()
  return rows.map(({ folded, ...fee }) => ({ ...fee, commune: folded === "" ? null : folded }))
}
