import { phoneKey } from "#core/customers/phone.ts"
import type { Login } from "#core/customers/shopper.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { claimMobilePrefix, deleteOwnPrefix, deleteUnusedPrefixes } from "./mobile-salts.ts"

export type Shopper = {
  id: string
  /** null = signs in by mobile. */
  email: string | null
  loginMobile: string | null
  locale: Locale
  firstname: string
  lastname: string
  mobile: string
}

export type ShopperDetails = Pick<Shopper, "firstname" | "lastname" | "mobile" | "locale">

/** An address that no mail ever goes to: the library wants one of everybody. */
const noAddress = (id: string) => `${id}@account.invalid`

type NewShopper = { login: Login; firstname: string; lastname: string; passwordHash: string; locale: Locale }

/** Makes an account. An e-mail address was confirmed before; the hash of a mobile's password begins with the number's
 *  prefix, see claimMobilePrefix.
 *  @returns its id; undefined if the address is in use, or the number with the same password */
export async function storeShopper(tx: Db, shopper: NewShopper, now: Date): Promise<string | undefined> {
  const { login, firstname, lastname, passwordHash, locale } = shopper
  const id = randomDocumentId()
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const mobile = login.kind === "mobile" ? login.mobile : ""
  const stored = await tx
    .insertInto("shopper_user")
    .values({
      id,
      firstname,
      lastname,
      name: `${firstname} ${lastname}`,
      locale,
      mobile,
      phone_key: phoneKey(mobile),
      ...times,
      email: login.kind === "email" ? login.email : noAddress(id),
      email_verified: login.kind === "email" ? 1 : 0,
      login_mobile: login.kind === "mobile" ? login.mobile : null,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!stored) return undefined
  const { numInsertedOrUpdatedRows: accounts } = await tx
    .insertInto("shopper_account")
    .values({
      id: randomDocumentId(),
      account_id: id,
      provider_id: "credential",
      user_id: id,
      password: passwordHash,
      ...times,
    })
    .onConflict((conflict) => conflict.column("password").doNothing())
    .executeTakeFirstOrThrow()
  if (accounts) return id
  await tx.deleteFrom("shopper_user").where("id", "=", id).execute()
  return undefined
}

/** An account with the language of its mails and the hash of its password. */
type ShopperByEmail = { id: string; locale: Locale; hash: string }

/** The account of a confirmed e-mail address, in small letters. */
export async function findShopperByEmail(db: Db, email: string): Promise<ShopperByEmail | undefined> {
  const row = await db
    .selectFrom("shopper_user as u")
    .innerJoin("shopper_account as a", "a.user_id", "u.id")
    .select(["u.id", "u.locale", "a.password"])
    .where("u.email", "=", email)
    .where("u.email_verified", "=", 1)
    .executeTakeFirst()
  return row && { id: row.id, locale: row.locale, hash: row.password ?? "" }
}

export async function findShopper(db: Db, id: string): Promise<Shopper | undefined> {
  const row = await db.selectFrom("shopper_user").selectAll().where("id", "=", id).executeTakeFirst()
  if (!row) return undefined
  const { locale, firstname, lastname, mobile } = row
  return {
    id,
    locale,
    firstname,
    lastname,
    mobile,
    email: row.email_verified === 1 ? row.email : null,
    loginMobile: row.login_mobile,
  }
}

export async function changeShopper(tx: Db, id: string, details: ShopperDetails, now: Date): Promise<void> {
  const name = `${details.firstname} ${details.lastname}`
  await tx
    .updateTable("shopper_user")
    .set({ ...details, name, phone_key: phoneKey(details.mobile), updated_at: now.toISOString() })
    .where("id", "=", id)
    .execute()
}

/** Gives an account another password; links that would change it once more are void.
 *  @param hash begins with the number's prefix where the account has one, see claimMobilePrefix */
export async function setShopperPassword(tx: Db, id: string, hash: string, now: Date): Promise<void> {
  const before = await findMobileHash(tx, id)
  await tx
    .updateTable("shopper_account")
    .set({ password: hash, updated_at: now.toISOString() })
    .where("user_id", "=", id)
    .execute()
  await tx.deleteFrom("shopper_link").where("user_id", "=", id).execute()
  if (before) await deleteOwnPrefix(tx, before.mobile, before.prefix)
}

/** The number that an account signs in with, and what its hash begins with; undefined where it signs in by e-mail. */
async function findMobileHash(db: Db, id: string): Promise<{ mobile: string; prefix: string } | undefined> {
  const row = await db
    .selectFrom("shopper_user as u")
    .innerJoin("shopper_account as a", "a.user_id", "u.id")
    .select(["u.login_mobile", "a.password"])
    .where("u.id", "=", id)
    .executeTakeFirst()
  if (!row?.login_mobile) return undefined
  const hash = row.password ?? ""
  return { mobile: row.login_mobile, prefix: hash.slice(0, hash.lastIndexOf("$")) }
}

/** The hash of an account's password. */
export async function shopperHash(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom("shopper_account").select("password").where("user_id", "=", id).executeTakeFirst()
  return row?.password ?? null
}

/** Deletes an account with its data. Its orders stay in the shop, as the law requires, without an account. */
export async function deleteShopper(tx: Db, id: string): Promise<void> {
  const known = await findMobileHash(tx, id)
  if (known) await claimMobilePrefix(tx, known.mobile, known.prefix)
  await tx.updateTable("orders").set({ shopper_id: null, shopper_claim: null }).where("shopper_id", "=", id).execute()
  await tx.deleteFrom("shopper_user").where("id", "=", id).execute()
  if (!known) return
  await deleteOwnPrefix(tx, known.mobile, known.prefix)
  await deleteUnusedPrefixes(tx, known.mobile)
}
