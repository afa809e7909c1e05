import type { Context } from "hono"
import type { CredentialChange } from "#core/mail/mail.ts"
import type { Tx } from "#db/database.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { mailCredentialChange } from "#db/mail/staff-mail.ts"
import { removeTwoFactor } from "#db/staff/staff.ts"
import { endSessions, listSessions } from "#db/staff/staff-sessions.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../../admin/admin-context.ts"
import { audit } from "../../admin/audit-entry.ts"
import { ApiError, secondFactorFirst } from "../../errors.ts"
import { readBody } from "../../read-body.ts"
import { answerWith, callAuth, headersFor } from "../call-auth.ts"
import { codeRequest, reauthenticationRequest } from "../contract.ts"
import { countedTry } from "../count-tries.ts"
import { lacksSecondFactor } from "../security-routes.ts"
import { reauthenticate, spendCode, withReauthentication } from "./reauthenticate.ts"

/** The name that Better Auth gives to the same. */
const alreadyOn = () =>
  new ApiError(400, "ValidationError", "The second factor is on", { details: { code: "TOTP_ALREADY_ENABLED" } })

/** A member's own second factor: the six digits of an app, and ten codes for when the phone is lost. */
export function twoFactorRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, auth, clock } = deps

  /** Writes down what was changed, in one transaction with the change where it is ours to make. */
  async function changed(
    c: Context<AdminEnv>,
    what: { action: string; change: CredentialChange },
    work: (tx: Tx, now: Date) => Promise<unknown>,
  ): Promise<void> {
    const staff = c.get("staff")
    const now = clock()
    await inTransaction(db, async (tx) => {
      await work(tx, now)
      await audit(tx, c, { action: what.action, resource: "staff", documentId: staff.id }, now)
      await mailCredentialChange(tx, staff, { change: what.change, by: null }, now)
    })
    notifyMailQueued(db)
  }

  route("POST /auth/two-factor/enable", async (c) => {
    const proof = await readBody(reauthenticationRequest, c.req)
    const body = { password: proof.password ?? "" }
    const { response, cookies } = await withReauthentication(deps, c, proof, () => {
      if (c.get("staff").twoFactor) throw alreadyOn()
      return callAuth(auth.api.enableTwoFactor({ body, headers: headersFor(c), returnHeaders: true }))
    })
    if (response.method !== "totp") throw new Error("The second factor is none of an app")
    return answerWith({ totpURI: response.totpURI, backupCodes: response.backupCodes }, cookies)
  })

  route("POST /auth/two-factor/confirm", async (c) => {
    const body = await readBody(codeRequest, c.req)
    const { id, email, twoFactor } = c.get("staff")
    if (twoFactor) throw alreadyOn()
    const takeBack = await countedTry(deps, c, email)
    const sessions = await listSessions(db, id, clock())
    // Ends this session and begins another one in its place.
    const call = auth.api.verifyTOTP({ body, headers: headersFor(c), returnHeaders: true })
    const { cookies } = await callAuth(call)
    await takeBack()
    await spendCode(deps, id, body.code)
    await changed(c, { action: "enable-two-factor", change: "two-factor-on" }, (tx) =>
      endSessions(tx, id, { these: sessions.map((session) => session.id) }),
    )
    return answerWith({}, cookies)
  })

  route("POST /auth/two-factor/disable", async (c) => {
    if (await lacksSecondFactor(db, { role: c.get("staff").role, twoFactor: false })) throw secondFactorFirst()
    await reauthenticate(deps, c, await readBody(reauthenticationRequest, c.req))
    const { id } = c.get("staff")
    await changed(c, { action: "disable-two-factor", change: "two-factor-off" }, async (tx, now) => {
      await removeTwoFactor(tx, id, now)
      await endSessions(tx, id, { allBut: c.get("sessionId") })
    })
    return Response.json({ data: {} })
  })

  route("POST /auth/two-factor/backup-codes", async (c) => {
    const proof = await readBody(reauthenticationRequest, c.req)
    const body = { password: proof.password ?? "" }
    const { response, cookies } = await withReauthentication(deps, c, proof, () =>
      callAuth(auth.api.generateBackupCodes({ body, headers: headersFor(c), returnHeaders: true })),
    )
    await changed(c, { action: "renew-backup-codes", change: "backup-codes" }, (tx) =>
      endSessions(tx, c.get("staff").id, { allBut: c.get("sessionId") }),
    )
    return answerWith({ backupCodes: response.backupCodes }, cookies)
  })
}
