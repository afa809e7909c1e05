import { maxAddresses } from "#core/customers/shopper.ts"
import type { Db, Tx } from "../database.ts"
import { isListed } from "../delivery/wilayas.ts"
import { randomDocumentId } from "../document-id.ts"

export type ShopperAddress = { id: string; wilaya: string; commune: string; address: string; usual: boolean }

/** The addresses of an account, the usual one first, then in the order in which they came. They are kept by the names of the 58;
 *  the wilaya is the one of the shop's list. */
export async function listAddresses(db: Db, userId: string): Promise<ShopperAddress[]> {
  const rows = await db
    .selectFrom("shopper_address as a")
    .leftJoin("wilaya as w", "w.name", "a.wilaya")
    .leftJoin("commune as c", (join) => join.onRef("c.wilaya_code", "=", "w.code").onRef("c.name", "=", "a.commune"))
    .leftJoin("wilaya", (join) => join.onRef("wilaya.code", "=", "c.wilaya_2026").on(isListed))
    .select((e) => ["a.id", "a.commune", "a.address", "a.usual", e.fn.coalesce("wilaya.name", "a.wilaya").as("wilaya")])
    .where("a.user_id", "=", userId)
    .orderBy("a.usual", "desc")
    .orderBy("a.created_at")
    .orderBy("a.id")
    .execute()
  return rows.map(({ usual, ...row }) => ({ ...row, usual: usual === 1 }))
}

/** Serializes changes of an account's addresses. */
const inTurn = (tx: Tx, userId: string, now: Date) =>
  tx.updateTable("shopper_user").set({ updated_at: now.toISOString() }).where("id", "=", userId).execute()

async function setUsual(tx: Tx, userId: string, id: string): Promise<void> {
  await tx.updateTable("shopper_address").set({ usual: 0 }).where("user_id", "=", userId).execute()
  await tx.updateTable("shopper_address").set({ usual: 1 }).where("user_id", "=", userId).where("id", "=", id).execute()
}

type Given = Omit<ShopperAddress, "id"> & { id?: string | undefined }

/** Stores an address, or another one in the place of `id`. The first one is the usual one.
 *  @returns false where there is no such address of this account, or there are too many */
export async function saveAddress(tx: Tx, userId: string, given: Given, now: Date): Promise<boolean> {
  await inTurn(tx, userId, now)
  const known = await listAddresses(tx, userId)
  const { wilaya, commune, address } = given
  const id = given.id ?? randomDocumentId()
  if (given.id) {
    if (!known.some((each) => each.id === id)) return false
    await tx.updateTable("shopper_address").set({ wilaya, commune, address }).where("id", "=", id).execute()
  } else {
    if (known.length >= maxAddresses) return false
    const row = { id, user_id: userId, wilaya, commune, address, usual: 0, created_at: now.toISOString() } as const
    await tx.insertInto("shopper_address").values(row).execute()
  }
  if (given.usual || known.length === 0) await setUsual(tx, userId, id)
  return true
}

/** Makes an address of an account its usual one. */
export async function makeUsual(tx: Tx, userId: string, id: string, now: Date): Promise<void> {
  await inTurn(tx, userId, now)
  if ((await listAddresses(tx, userId)).some((each) => each.id === id)) await setUsual(tx, userId, id)
}

/** Removes an address of an account; after the usual one the oldest is it. */
export async function removeAddress(tx: Tx, userId: string, id: string, now: Date): Promise<void> {
  await inTurn(tx, userId, now)
  await tx.deleteFrom("shopper_address").where("user_id", "=", userId).where("id", "=", id).execute()
  const [first] = await listAddresses(tx, userId)
  if (first && !first.usual) await setUsual(tx, userId, first.id)
}
