import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { mailCredentialChange } from "#db/mail/staff-mail.ts"
import { setPassword } from "#db/staff/staff.ts"
import { endSessions } from "#db/staff/staff-sessions.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { hashPassword } from "../../passwords/password-hash.ts"
import { readBody } from "../../read-body.ts"
import { changePasswordRequest } from "../contract.ts"
import { checkNewPassword } from "./password-rules.ts"
import { withReauthentication } from "./reauthenticate.ts"

/** A member's own password. */
export function ownPasswordRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps

  route("POST /auth/change-password", async (c) => {
    const { currentPassword, code, newPassword } = await readBody(changePasswordRequest, c.req)
    const staff = c.get("staff")
    const { id, name, email } = staff
    const proof = { password: currentPassword, code }
    const passwordHash = await withReauthentication(deps, c, proof, async () => {
      await checkNewPassword(newPassword, [name, email])
      return hashPassword(newPassword, deps.passwordCost)
    })
    const now = clock()
    await inTransaction(db, async (tx) => {
      await setPassword(tx, id, passwordHash, now)
      const ended = await endSessions(tx, id, { allBut: c.get("sessionId") })
      const what = { action: "change-password", resource: "staff", documentId: id, after: { endedSessions: ended } }
      await audit(tx, c, what, now)
      await mailCredentialChange(tx, staff, { change: "password", by: null }, now)
    })
    notifyMailQueued(db)
    return Response.json({ data: {} })
  })
}
