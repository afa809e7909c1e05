import type { Locale } from "#core/locale.ts"
import type { StaffRole } from "#core/staff-permissions.ts"
import type { Db } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"

export type NewStaff = {
  name: string
  /** In small letters. */
  email: string
  role: StaffRole
  locale: Locale
  passwordHash: string
}

/** Makes a member of staff, who can sign in from now on.
 *  @returns the id, null where the e-mail address is somebody's already */
export async function storeStaff(tx: Db, member: NewStaff, now: Date): Promise<string | null> {
  const { name, email, role, locale, passwordHash } = member
  const id = randomDocumentId()
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const { numInsertedOrUpdatedRows: stored } = await tx
    .insertInto("staff_user")
    .values({ id, name, email, role, locale, ...times })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .executeTakeFirstOrThrow()
  if (!stored) return null
  // What Better Auth calls an account: the way in which somebody signs in.
  await tx
    .insertInto("staff_account")
    .values({
      ...{ id: randomDocumentId(), account_id: id, provider_id: "credential", user_id: id },
      ...{ password: passwordHash, ...times },
    })
    .execute()
  return id
}
