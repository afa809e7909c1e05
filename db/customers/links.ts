import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"

type NewLink = {
  tokenHash: string
  kind: "account" | "password"
  email: string
  locale: Locale
  expiresAt: Date
  /** Of an account that is to be made. */
  person?: { firstname: string; lastname: string; passwordHash: string }
  /** The account whose password it resets; null = none. */
  userId: string | null
}

/** Keeps a link, of which only the hash of its token is known from now on. */
export async function storeShopperLink(tx: Db, link: NewLink): Promise<void> {
  const { tokenHash, kind, email, locale, expiresAt, person, userId } = link
  await tx
    .insertInto("shopper_link")
    .values({
      token_hash: tokenHash,
      kind,
      email,
      locale,
      user_id: userId,
      expires_at: expiresAt.toISOString(),
      firstname: person?.firstname ?? null,
      lastname: person?.lastname ?? null,
      password: person?.passwordHash ?? null,
    })
    .execute()
}

/** The link with a token, unless it was used or has expired. */
export async function findShopperLink(db: Db, tokenHash: string, kind: NewLink["kind"], now: Date) {
  return db
    .selectFrom("shopper_link")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("kind", "=", kind)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst()
}

/** Whether a link was sent to an address that can still be used. */
export async function hasShopperLink(db: Db, email: string, kind: NewLink["kind"], now: Date): Promise<boolean> {
  const link = db.selectFrom("shopper_link").select("token_hash").where("email", "=", email).where("kind", "=", kind)
  return (await link.where("expires_at", ">", now.toISOString()).limit(1).executeTakeFirst()) !== undefined
}

/** Takes a link away for good, with all others of its kind and address.
 *  @returns whether it was there */
export async function takeShopperLink(tx: Db, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom("shopper_link")
    .where("token_hash", "=", tokenHash)
    .returning(["email", "kind"])
    .executeTakeFirst()
  if (!taken) return false
  await tx.deleteFrom("shopper_link").where("email", "=", taken.email).where("kind", "=", taken.kind).execute()
  return true
}

/** Forgets links and sessions that have expired. */
export async function purgeShoppers(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("shopper_link").where("expires_at", "<", now.toISOString()).execute()
  await db.deleteFrom("shopper_session").where("expires_at", "<", now.toISOString()).execute()
}
