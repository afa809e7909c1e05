import type { Locale } from "#core/locale.ts"
import { accountsOfMobile, type Login } from "#core/shopper.ts"
import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"

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

/** Makes an account. An e-mail address was confirmed before.
 *  @returns its id; undefined where somebody has the address */
export async function storeShopper(tx: Db, shopper: NewShopper, now: Date): Promise<string | undefined> {
  const { login, firstname, lastname, passwordHash, locale } = shopper
  const id = randomDocumentId()
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const mobile = login.kind === "mobile" ? login.mobile : ""
  const stored = await tx
    .insertInto("shopper_user")
    .values({
      ...{ id, firstname, lastname, name: `${firstname} ${lastname}`, locale, mobile, ...times },
      email: login.kind === "email" ? login.email : noAddress(id),
      email_verified: login.kind === "email" ? 1 : 0,
      login_mobile: login.kind === "mobile" ? login.mobile : null,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!stored) return undefined
  await tx
    .insertInto("shopper_account")
    .values({
      id: randomDocumentId(),
      account_id: id,
      provider_id: "credential",
      user_id: id,
      password: passwordHash,
      ...times,
    })
    .execute()
  return id
}

/** Who may be meant by what was typed: the language of their mails, and the hash of their password. */
export type MeantShopper = { id: string; locale: Locale; hash: string }

/** All who may be meant by what was typed, the oldest account first. */
export async function shoppersBy(db: Db, login: Login): Promise<MeantShopper[]> {
  const people = db
    .selectFrom("shopper_user as u")
    .innerJoin("shopper_account as a", "a.user_id", "u.id")
    .select(["u.id", "u.locale", "a.password"])
    .orderBy("u.created_at")
    .orderBy("u.id")
    .limit(accountsOfMobile)
  const rows = await (login.kind === "email"
    ? people.where("u.email", "=", login.email).where("u.email_verified", "=", 1)
    : people.where("u.login_mobile", "=", login.mobile)
  ).execute()
  return rows.map(({ id, locale, password }) => ({ id, locale, hash: password ?? "" }))
}

export async function findShopper(db: Db, id: string): Promise<Shopper | undefined> {
  const row = await db.selectFrom("shopper_user").selectAll().where("id", "=", id).executeTakeFirst()
  if (!row) return undefined
  const { locale, firstname, lastname, mobile } = row
  return {
    ...{ id, locale, firstname, lastname, mobile },
    email: row.email_verified === 1 ? row.email : null,
    loginMobile: row.login_mobile,
  }
}

export async function changeShopper(tx: Db, id: string, details: ShopperDetails, now: Date): Promise<void> {
  const name = `${details.firstname} ${details.lastname}`
  await tx
    .updateTable("shopper_user")
    .set({ ...details, name, updated_at: now.toISOString() })
    .where("id", "=", id)
    .execute()
}

export async function setShopperPassword(tx: Db, id: string, hash: string, now: Date): Promise<void> {
  await tx
    .updateTable("shopper_account")
    .set({ password: hash, updated_at: now.toISOString() })
    .where("user_id", "=", id)
    .execute()
}

/** The hash of an account's password. */
export async function shopperHash(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom("shopper_account").select("password").where("user_id", "=", id).executeTakeFirst()
  return row?.password ?? null
}

/** Deletes an account with everything that is its own. Its orders stay the shop's, as the law asks, and are nobody's. */
export async function deleteShopper(tx: Db, id: string): Promise<void> {
  await tx.updateTable("orders").set({ shopper_id: null }).where("shopper_id", "=", id).execute()
  await tx.deleteFrom("shopper_user").where("id", "=", id).execute()
}
