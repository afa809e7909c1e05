import { phoneKey } from "#core/customers/phone.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { OwnedCustomer } from "../backup/owned-rows.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId, randomToken } from "../document-id.ts"
import { storeRows } from "../store-rows.ts"
import { inTransaction } from "../transaction.ts"

/** An account of another shop of this program, without its password. */
export type MovedCustomer = OwnedCustomer

/** Addresses of an account that are read. */
export const maxAddresses = 100

/** Which of some accounts the shop has: by their keys or their addresses. */
async function findStored(db: Db, customers: readonly MovedCustomer[]): Promise<Set<MovedCustomer>> {
  if (customers.length === 0) return new Set()
  const ids = customers.map(({ id }) => id)
  const emails = customers.flatMap(({ email }) => email ?? [])
  const rows = await db
    .selectFrom("shopper_user")
    .select(["id", "email"])
    .where((e) => e.or([e("id", "in", ids), e("email", "in", ["", ...emails])]))
    .execute()
  const known = new Set(rows.flatMap(({ id, email }) => [id, email]))
  return new Set(customers.filter(({ id, email }) => known.has(id) || (email !== null && known.has(email))))
}

/** Sorts accounts of before. One that signs in by a mobile is lost: nobody could give it a password again.
 *  @param customers a few hundred */
export async function sortMovedCustomers(db: Db, customers: readonly MovedCustomer[]) {
  const stored = await findStored(db, customers)
  const missing = customers.filter((one) => !stored.has(one))
  const byEmail = new Map(missing.filter(({ email }) => email !== null).map((one) => [one.email, one]))
  const placed = [...new Map([...byEmail.values()].map((one) => [one.id, one])).values()]
  return { placed, existing: stored.size, lost: missing.length - placed.length }
}

/** Stores accounts of before that the shop does not have, in one transaction. They have no password: their owners ask for one by mail. */
export const insertMovedCustomers = (db: Db, customers: readonly MovedCustomer[]) =>
  inTransaction(db, async (tx) => {
    const { placed, existing, lost } = await sortMovedCustomers(tx, customers)
    const times = ({ createdAt }: MovedCustomer) => ({ created_at: createdAt, updated_at: createdAt })
    const users = placed.map((one) => ({
      id: one.id,
      name: `${one.firstname} ${one.lastname}`,
      email: one.email ?? "",
      email_verified: 1 as const,
      locale: one.locale,
      firstname: one.firstname,
      lastname: one.lastname,
      mobile: one.mobile,
      phone_key: phoneKey(one.mobile),
      ...times(one),
    }))
    await storeRows(tx, users, (rows) => tx.insertInto("shopper_user").values(rows))
    const accounts = placed.map((one) => ({
      id: randomDocumentId(),
      account_id: one.id,
      provider_id: "credential",
      user_id: one.id,
      password: null,
      ...times(one),
    }))
    await storeRows(tx, accounts, (rows) => tx.insertInto("shopper_account").values(rows))
    await insertAddresses(tx, placed)
    return { made: placed.length, existing, lost }
  })

async function insertAddresses(tx: Tx, customers: readonly MovedCustomer[]): Promise<void> {
  const addresses = customers.flatMap(({ id, createdAt, addresses: all }) => {
    const usual = all.findIndex((one) => one.usual)
    return all.map(({ wilaya, commune, address }, place) => ({
      id: randomDocumentId(),
      user_id: id,
      wilaya,
      commune,
      address,
      usual: place === usual ? (1 as const) : (0 as const),
      // In the order in which they are shown.
      created_at: new Date(Date.parse(createdAt) + place).toISOString(),
    }))
  })
  await storeRows(tx, addresses, (rows) => tx.insertInto("shopper_address").values(rows))
}

/** Newsletter subscribers of another shop of this program. */
export type MovedSubscriber = { email: string; locale: Locale; createdAt: string; confirmedAt: string | null }

/** Those of some subscribers whom the shop does not have. */
export async function missingSubscribers(db: Db, subscribers: readonly MovedSubscriber[]): Promise<MovedSubscriber[]> {
  const emails = subscribers.map(({ email }) => email)
  if (emails.length === 0) return []
  const rows = await db.selectFrom("subscriber").select("email").where("email", "in", emails).execute()
  const known = new Set(rows.map(({ email }) => email))
  return [...new Map(subscribers.filter(({ email }) => !known.has(email)).map((one) => [one.email, one])).values()]
}

/** Stores subscribers of before, in one transaction; nobody gets a mail. Who has said yes gets the news, with a new link to leave. */
export const insertMovedSubscribers = (db: Db, subscribers: readonly MovedSubscriber[]) =>
  inTransaction(db, async (tx) => {
    const missing = await missingSubscribers(tx, subscribers)
    const rows = missing.map(({ email, locale, createdAt, confirmedAt }) => ({
      email,
      locale,
      created_at: createdAt,
      token: randomToken(),
      confirmed_at: confirmedAt,
      asked_at: createdAt,
    }))
    await storeRows(tx, rows, (some) => tx.insertInto("subscriber").values(some))
    return { made: missing.length, existing: subscribers.length - missing.length, lost: 0 }
  })
