import type { Locale } from "#core/i18n/locale.ts"
import { foldStaffName } from "#core/staff/staff-name.ts"
import type { StaffRole } from "#core/staff/staff-permissions.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { hashToken } from "../token-hash.ts"
import { endSessions, sessionsSince } from "./staff-sessions.ts"

export type NewStaff = {
  name: string
  /** In small letters. */
  email: string
  role: StaffRole
  locale: Locale
  passwordHash: string
}

export type StoredStaff = {
  id: string
  name: string
  email: string
  role: StaffRole
  locale: Locale
  twoFactor: boolean
  createdAt: string
  lastSeenAt: string | null
  /** Number of valid sessions. */
  sessions: number
}

/** Whether the shop has never had a member: then the holder of the first link becomes its owner. */
export async function hasNoStaff(db: Db): Promise<boolean> {
  return !(await db.selectFrom("staff_user").select("id").limit(1).executeTakeFirst())
}

/** The field of a new member that another one already uses. */
export type TakenField = "email" | "name"

/** Whether a name is, as `foldStaffName` compares it, that of another member, of one who has left as well: the history of
 *  orders would not tell the two apart. */
export async function isStaffNameTaken(tx: Db, name: string, id?: string): Promise<boolean> {
  const holder = await tx
    .selectFrom("staff_user")
    .select("id")
    .where("name_folded", "=", foldStaffName(name))
    .executeTakeFirst()
  return holder !== undefined && holder.id !== id
}

/** Makes a member of staff, who can sign in from now on.
 *  @returns the id, or the field that another member already uses; then nothing is stored */
export async function storeStaff(tx: Db, member: NewStaff, now: Date): Promise<{ id: string } | { taken: TakenField }> {
  const { name, email, role, locale, passwordHash } = member
  const id = randomDocumentId()
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const { numInsertedOrUpdatedRows: stored } = await tx
    .insertInto("staff_user")
    .values({ id, name, name_folded: foldStaffName(name), email, role, locale, ...times })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (!stored) return { taken: (await isStaffNameTaken(tx, name)) ? "name" : "email" }
  // Better Auth calls a credential an account.
  await tx
    .insertInto("staff_account")
    .values({
      id: randomDocumentId(),
      account_id: id,
      provider_id: "credential",
      user_id: id,
      password: passwordHash,
      ...times,
    })
    .execute()
  return { id }
}

const present = (db: Db, now: Date) =>
  db
    .selectFrom("staff_user as u")
    .leftJoin("staff_session as s", (join) =>
      join
        .onRef("s.user_id", "=", "u.id")
        .on("s.expires_at", ">", now.toISOString())
        .on("s.created_at", ">=", sessionsSince(now)),
    )
    .select(["u.id", "u.name", "u.email", "u.role", "u.locale", "u.two_factor_enabled", "u.created_at"])
    .select((e) => [e.fn.count<number>("s.id").as("sessions"), e.fn.max("s.updated_at").as("last_seen")])
    .where("u.removed_at", "is", null)
    .groupBy(["u.id", "u.name", "u.email", "u.role", "u.locale", "u.two_factor_enabled", "u.created_at"])

type Row = Awaited<ReturnType<ReturnType<typeof present>["execute"]>>[number]

const staffOf = (row: Row): StoredStaff => ({
  id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  locale: row.locale,
  twoFactor: row.two_factor_enabled === 1,
  createdAt: row.created_at,
  lastSeenAt: row.last_seen,
  sessions: row.sessions,
})

/** All who work in the shop, in the order in which they came. */
export async function listStaff(db: Db, now: Date): Promise<StoredStaff[]> {
  const rows = await present(db, now).orderBy("u.created_at").orderBy("u.id").execute()
  return rows.map(staffOf)
}

export async function findStaff(db: Db, id: string, now: Date): Promise<StoredStaff | undefined> {
  const row = await present(db, now).where("u.id", "=", id).executeTakeFirst()
  return row && staffOf(row)
}

/** Finds the member with an e-mail address, in small letters. */
export async function staffByEmail(db: Db, email: string): Promise<{ id: string; name: string } | undefined> {
  return db
    .selectFrom("staff_user")
    .select(["id", "name"])
    .where("email", "=", email)
    .where("removed_at", "is", null)
    .executeTakeFirst()
}

/** Whether a member's second factor is on; false for an id that is no member's. */
export async function hasSecondFactor(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom("staff_user").select("two_factor_enabled").where("id", "=", id).executeTakeFirst()
  return row?.two_factor_enabled === 1
}

/** The e-mail address of who passed the first step of a sign-in.
 *  @param identifier what the cookie of the second step names */
export async function findHalfSignedIn(db: Db, identifier: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("staff_verification as v")
    .innerJoin("staff_user as u", "u.id", "v.value")
    .select("u.email")
    .where("v.identifier", "=", hashToken(identifier))
    .executeTakeFirst()
  return row?.email
}

/** Locks members until the end of the transaction. */
export async function lockStaff(tx: Db, ids: readonly string[]): Promise<void> {
  for (const id of [...new Set(ids)].toSorted()) {
    await tx
      .updateTable("staff_user")
      .set((e) => ({ role: e.ref("role") }))
      .where("id", "=", id)
      .execute()
  }
}

/** Gives a member another role. All sessions end, and with them what the old role had open: the links that they made,
 *  and those to their password, which somebody made who may not be allowed to for the new role. */
export async function changeRole(tx: Db, id: string, role: StaffRole, now: Date): Promise<void> {
  await tx.updateTable("staff_user").set({ role, updated_at: now.toISOString() }).where("id", "=", id).execute()
  await deleteLinks(tx, id)
  await endSessions(tx, id, "all")
}

/** Removes a member: no sign-in, no session, no link that they made. The name stays for what they did; the e-mail
 *  address is forgotten and can be invited again. */
export async function removeStaff(tx: Db, id: string, now: Date): Promise<void> {
  const at = now.toISOString()
  const gone = { email: `${id}@removed.invalid`, two_factor_enabled: 0 as const, removed_at: at, updated_at: at }
  await tx.updateTable("staff_user").set(gone).where("id", "=", id).execute()
  await tx.deleteFrom("staff_account").where("user_id", "=", id).execute()
  await tx.deleteFrom("staff_two_factor").where("user_id", "=", id).execute()
  await tx.deleteFrom("saved_filter").where("staff_id", "=", id).where("shared", "=", 0).execute()
  await deleteLinks(tx, id)
  await endSessions(tx, id, "all")
}

/** The links that a member made, and those to the member's password. */
async function deleteLinks(tx: Db, id: string): Promise<void> {
  await tx
    .deleteFrom("staff_invitation")
    .where((e) => e.or([e("invited_by", "=", id), e("staff_id", "=", id)]))
    .execute()
}

/** Changes what a member says of themselves.
 *  @returns whether the name is free; when it is not, nothing is changed */
export async function changeStaff(
  tx: Tx,
  id: string,
  change: { name?: string | undefined; locale?: Locale | undefined },
  now: Date,
): Promise<boolean> {
  const { name } = change
  if (name !== undefined && (await isStaffNameTaken(tx, name, id))) return false
  // Two who take a name at the same moment: the unique index rejects the second, whose transaction begins again.
  await tx
    .updateTable("staff_user")
    .set({ ...change, ...(name !== undefined && { name_folded: foldStaffName(name) }), updated_at: now.toISOString() })
    .where("id", "=", id)
    .execute()
  return true
}

/** The hash of a member's password. */
export async function findPasswordHash(db: Db, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("staff_account")
    .select("password")
    .where("user_id", "=", id)
    .where("provider_id", "=", "credential")
    .executeTakeFirst()
  return row?.password ?? undefined
}

/** Gives a member another password; links that would change it once more are void. */
export async function setPassword(tx: Db, id: string, passwordHash: string, now: Date): Promise<void> {
  await tx
    .updateTable("staff_account")
    .set({ password: passwordHash, updated_at: now.toISOString() })
    .where("user_id", "=", id)
    .where("provider_id", "=", "credential")
    .execute()
  await tx.deleteFrom("staff_invitation").where("staff_id", "=", id).execute()
}

/** Removes the second factor of a member who lost it. */
export async function removeTwoFactor(tx: Db, id: string, now: Date): Promise<void> {
  const off = { two_factor_enabled: 0 as const, updated_at: now.toISOString() }
  await tx.updateTable("staff_user").set(off).where("id", "=", id).execute()
  await tx.deleteFrom("staff_two_factor").where("user_id", "=", id).execute()
}
