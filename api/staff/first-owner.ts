import type { Db } from "#db/database.ts"
import { hasNoStaff } from "#db/staff/staff.ts"
import { storeLink } from "#db/staff/staff-links.ts"
import { hashLinkToken, linkLifetimes, newToken } from "./staff-links.ts"

/** Makes the link by which the first owner of a shop without staff is made. Each process of a shop makes its own; the
 *  first that is used ends all of them.
 *  @returns its token, null if the shop has a member */
export async function firstOwnerToken(db: Db, now: Date): Promise<string | null> {
  if (!(await hasNoStaff(db))) return null
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkLifetimes["first-owner"])
  const link = { role: "owner" as const, note: null, staffId: null, invitedBy: null }
  await storeLink(db, { ...link, tokenHash: hashLinkToken(token), expiresAt }, now)
  return token
}
