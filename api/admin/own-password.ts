import type { Context } from "hono"
import { addAudit } from "#db/admin/audit.ts"
import { endSessions } from "#db/admin/sessions.ts"
import { passwordOf, setPassword } from "#db/admin/staff.ts"
import { inTransaction } from "#db/transaction.ts"
import { changePasswordRequest } from "../contract/admin/staff.ts"
import { ApiError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "./admin-context.ts"
import { auditEntry } from "./audit-entry.ts"
import { countedTry } from "./count-tries.ts"
import { hashPassword, isPassword } from "./password-hash.ts"
import { checkNewPassword } from "./password-rules.ts"

const wrongPassword = () =>
  new ApiError(400, "ValidationError", "The password is another one", { details: { code: "INVALID_PASSWORD" } })

/** Lets go on who types their own password: a session that was left open, or taken, is not enough. Wrong ones are counted
 *  as at the sign-in.
 *  @throws ApiError 400 for a wrong one, 429 after too many */
export async function provePassword(deps: AdminDeps, c: Context<AdminEnv>, password: string): Promise<void> {
  const { id, email } = c.get("staff")
  const forget = await countedTry(deps, c, email)
  const hash = await passwordOf(deps.db, id)
  if (!hash || !(await isPassword({ hash, password }))) throw wrongPassword()
  await forget()
}

/** A member's own password. */
export function ownPasswordRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps

  route("POST /auth/change-password", async (c) => {
    const { currentPassword, newPassword } = await readBody(changePasswordRequest, c.req)
    const { id, name, email } = c.get("staff")
    await provePassword(deps, c, currentPassword)
    checkNewPassword(newPassword, [name, email])
    const passwordHash = await hashPassword(newPassword)
    const now = clock()
    await inTransaction(db, async (tx) => {
      await setPassword(tx, id, passwordHash, now)
      const ended = await endSessions(tx, id, { allBut: c.get("sessionId") })
      const what = { action: "change-password", resource: "staff", documentId: id, after: { endedSessions: ended } }
      await addAudit(tx, auditEntry(c, what, now))
    })
    return Response.json({ data: {} })
  })
}
