import type { Db } from "../database.ts"

/** Accounts of one mobile number share a salt, so that one hash finds the one with a password; what is stored is the
 *  beginning of their hashes, up to the salt. */
const shared = 0

/** The prefixes that hashes of a number's accounts begin with: the shared one first, then those of older accounts, at most
 *  two, whose owners have not signed in since salts are shared.
 *  @returns [] where the number has no account */
export async function listMobilePrefixes(db: Db, mobile: string): Promise<string[]> {
  const rows = await db
    .selectFrom("shopper_mobile_salt")
    .select("prefix")
    .where("mobile", "=", mobile)
    .orderBy("place")
    .execute()
  return rows.map(({ prefix }) => prefix)
}

/** Makes a prefix the shared one of a number that has none, and holds it until the end of the transaction: accounts of one
 *  number are made and deleted one after the other.
 *  @returns the shared one */
export async function claimMobilePrefix(tx: Db, mobile: string, prefix: string): Promise<string> {
  const row = await tx
    .insertInto("shopper_mobile_salt")
    .values({ mobile, place: shared, prefix })
    .onConflict((conflict) =>
      conflict.columns(["mobile", "place"]).doUpdateSet((e) => ({ prefix: e.ref("shopper_mobile_salt.prefix") })),
    )
    .returning("prefix")
    .executeTakeFirstOrThrow()
  return row.prefix
}

/** The account of a number with this hash, which was computed with a prefix of the number. */
export async function findShopperByHash(db: Db, mobile: string, hash: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("shopper_account as a")
    .innerJoin("shopper_user as u", "u.id", "a.user_id")
    .select("u.id")
    .where("a.password", "=", hash)
    .where("u.login_mobile", "=", mobile)
    .executeTakeFirst()
  return row?.id
}

/** Deletes the prefix of an older account that has it no more. */
export async function deleteOwnPrefix(tx: Db, mobile: string, prefix: string): Promise<void> {
  await tx
    .deleteFrom("shopper_mobile_salt")
    .where("mobile", "=", mobile)
    .where("prefix", "=", prefix)
    .where("place", "!=", shared)
    .execute()
}

/** Deletes what is stored of a number, where no account has it any more. The shared prefix must be held. */
export async function deleteUnusedPrefixes(tx: Db, mobile: string): Promise<void> {
  const account = tx.selectFrom("shopper_user").select("id").where("login_mobile", "=", mobile)
  await tx
    .deleteFrom("shopper_mobile_salt")
    .where("mobile", "=", mobile)
    .where((e) => e.not(e.exists(account)))
    .execute()
}
