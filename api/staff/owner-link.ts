import type { Db } from "#db/database.ts"
import { mailCredentialChange } from "#db/mail/staff-mail.ts"
import { addAudit } from "#db/staff/audit.ts"
import { findStaff, removeTwoFactor, staffByEmail } from "#db/staff/staff.ts"
import { storeLink } from "#db/staff/staff-links.ts"
import { endSessions } from "#db/staff/staff-sessions.ts"
import { inTransaction } from "#db/transaction.ts"
import { hashLinkToken, linkLifetimes, linkTo, newToken } from "./staff-links.ts"

/** For an owner who has forgotten the password or lost the phone, and whom nobody else can help: who can run programs on
 *  the shop's machine could read its database anyway. Ends the owner's sessions and takes the second factor away.
 *  @param email in small letters
 *  @param origin of the shop
 *  @returns a link for a new password, null when no owner has this address */
export async function ownerLink(db: Db, email: string, origin: string, now: Date): Promise<string | null> {
  const token = newToken()
  return inTransaction(db, async (tx) => {
    const known = await staffByEmail(tx, email)
    const owner = known && (await findStaff(tx, known.id, now))
    if (owner?.role !== "owner") return null
    await removeTwoFactor(tx, owner.id, now)
    await endSessions(tx, owner.id, "all")
    const expiresAt = new Date(now.getTime() + linkLifetimes.password)
    const link = { role: owner.role, note: null, staffId: owner.id, invitedBy: null, expiresAt }
    await storeLink(tx, { ...link, tokenHash: hashLinkToken(token) }, now)
    await addAudit(tx, {
      staff: null,
      action: "owner-link",
      resource: "staff",
      documentId: owner.id,
      before: null,
      after: null,
      address: "",
      at: now,
    })
    await mailCredentialChange(tx, owner, { change: "recovery-link", by: null }, now)
    return linkTo(origin, "password", token)
  })
}
