import { addAudit } from "#db/admin/audit.ts"
import { codeRequest, passwordRequest } from "../contract/admin/staff.ts"
import { readBody } from "../read-body.ts"
import type { AddRoute, AdminDeps } from "./admin-context.ts"
import { answerWith, asked, headersFor } from "./ask-auth.ts"
import { auditEntry } from "./audit-entry.ts"
import { countedTry } from "./count-tries.ts"
import { provePassword } from "./own-password.ts"
import { spendCode } from "./spend-code.ts"

/** A member's own second factor: the six digits of an app, and ten codes for when the phone is lost. */
export function twoFactorRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, auth, clock } = deps
  const resource = "staff"

  route("POST /auth/two-factor/enable", async (c) => {
    const body = await readBody(passwordRequest, c.req)
    await provePassword(deps, c, body.password)
    const call = auth.api.enableTwoFactor({ body, headers: headersFor(c), returnHeaders: true })
    const { response, cookies } = await asked(call)
    if (response.method !== "totp") throw new Error("The second factor is none of an app")
    return answerWith({ totpURI: response.totpURI, backupCodes: response.backupCodes }, cookies)
  })

  route("POST /auth/two-factor/confirm", async (c) => {
    const body = await readBody(codeRequest, c.req)
    const forget = await countedTry(deps, c, c.get("staff").email)
    const call = auth.api.verifyTOTP({ body, headers: headersFor(c), returnHeaders: true })
    const { cookies } = await asked(call)
    await forget()
    await spendCode(deps, c.get("staff").id, body.code)
    const what = { action: "enable-two-factor", resource, documentId: c.get("staff").id }
    await addAudit(db, auditEntry(c, what, clock()))
    return answerWith({}, cookies)
  })

  route("POST /auth/two-factor/disable", async (c) => {
    const body = await readBody(passwordRequest, c.req)
    await provePassword(deps, c, body.password)
    const call = auth.api.disableTwoFactor({ body, headers: headersFor(c), returnHeaders: true })
    const { cookies } = await asked(call)
    const what = { action: "disable-two-factor", resource, documentId: c.get("staff").id }
    await addAudit(db, auditEntry(c, what, clock()))
    return answerWith({}, cookies)
  })

  route("POST /auth/two-factor/backup-codes", async (c) => {
    const body = await readBody(passwordRequest, c.req)
    await provePassword(deps, c, body.password)
    const call = auth.api.generateBackupCodes({ body, headers: headersFor(c), returnHeaders: true })
    const { response, cookies } = await asked(call)
    const what = { action: "renew-backup-codes", resource, documentId: c.get("staff").id }
    await addAudit(db, auditEntry(c, what, clock()))
    return answerWith({ backupCodes: response.backupCodes }, cookies)
  })
}
