import type { Context } from "hono"
import { clearCache } from "#core/clear-cache.ts"
import { deleteSessionByToken, endOldestSessions } from "#db/staff/sessions.ts"
import { findHalfSignedIn, staffByEmail } from "#db/staff/staff.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { ApiError } from "../errors.ts"
import { hashCountedTry, withHashingSlot } from "../passwords/hashing-slot.ts"
import { readBody } from "../read-body.ts"
import { type AuthCall, answerWith, callAuth, endFormerSession, headersFor } from "./call-auth.ts"
import { codeRequest, signInRequest } from "./contract.ts"
import { countedCode, countedTry, isKnownMember, rememberStaffNetwork } from "./count-tries.ts"
import { spendCode } from "./credentials/reauthenticate.ts"

/** How a session begins and ends. */
export function signInRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, auth, clock } = deps

  route("POST /auth/sign-in/email", async (c) => {
    const body = await readBody(signInRequest, c.req)
    const isKnown = await isKnownMember(deps, c, body.email)
    return withHashingSlot({ lane: "staff", isKnown, address: c.env.client }, () => signIn(deps, c, body))
  })

  route("POST /auth/two-factor/verify-totp", (c) =>
    secondFactor(deps, c, (given) => auth.api.verifyTOTP({ ...given, returnHeaders: true })),
  )

  route("POST /auth/two-factor/verify-backup-code", (c) => {
    const verify = (given: { body: { code: string }; headers: Headers }) =>
      auth.api.verifyBackupCode({ ...given, returnHeaders: true })
    return secondFactor(deps, c, verify, { backupCode: true })
  })

  route("POST /auth/sign-out", async (c) => {
    const { cookies } = await callAuth(auth.api.signOut({ headers: headersFor(c), returnHeaders: true }))
    await audit(db, c, { action: "sign-out", resource: "session" }, clock())
    const answer = answerWith(null, cookies)
    answer.headers.set(clearCache.name, clearCache.value)
    return answer
  })
}

type Credentials = { email: string; password: string }

/** The first step of a sign-in. Better Auth hashes once, whether the address has an account or not. */
async function signIn(deps: AdminDeps, c: Context<AdminEnv>, body: Credentials): Promise<Response> {
  const { db, auth, clock } = deps
  const { email } = body
  const undoTry = await countedTry(deps, c, email)
  // Whose it is, if anybody's, is looked up whatever comes of it: both take as long.
  const member = (await staffByEmail(db, email)) ?? null
  const tell = (action: string) => audit(db, c, { staff: member, action, resource: "session" }, clock())
  const call = () => callAuth(auth.api.signInEmail({ body, headers: headersFor(c), returnHeaders: true }))
  const tried = hashCountedTry(undoTry, call)
  const { response, cookies } = await rejectionText(tried, () => tell("sign-in-failed"))
  await undoTry()
  await endFormerSession(deps, c)
  const twoFactorRequired = "twoFactorRedirect" in response
  if (!twoFactorRequired) {
    if (member) await rememberStaffNetwork(deps, c, { id: member.id, email })
    await tell("sign-in")
  }
  return answerWith({ twoFactorRequired }, cookies)
}

/** Waits for an answer; what is rejected is told first, but not that the shop was too busy to look.
 *  @throws the rejection */
async function rejectionText<T>(answer: Promise<T>, tell: () => Promise<void>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) await tell()
    throw error
  }
}

type Verified = { token?: string | undefined; user: { id: string; name: string; email?: string | null | undefined } }

const invalidCode = () => new ApiError(401, "UnauthorizedError", "Invalid code", { details: { code: "INVALID_CODE" } })

/** The headers without the session that may be there: with one, Better Auth would count no wrong codes. */
function withoutSession(c: Context<AdminEnv>): Headers {
  const headers = headersFor(c)
  const others = (headers.get("cookie") ?? "").split(/; */).filter((cookie) => !/session_token=/.test(cookie))
  headers.set("cookie", others.join("; "))
  return headers
}

/** The user of a passed first step, by Better Auth's cookie for the second: `2fa-…`, a dot and a signature. */
const accountOfFirstStep = (deps: AdminDeps, c: Context<AdminEnv>): Promise<string | undefined> => {
  const [, identifier = ""] = /\.two_factor=([^;.]+)/.exec(c.req.header("cookie") ?? "") ?? []
  return findHalfSignedIn(deps.db, identifier)
}

/** The second step of a sign-in. Wrong codes are counted by Better Auth: five of a sign-in, ten of an account in a row.
 *  A code that was used is none any more, which is for us to see to. */
async function secondFactor(
  deps: AdminDeps,
  c: Context<AdminEnv>,
  verify: (given: { body: { code: string }; headers: Headers }) => AuthCall<Verified>,
  after: { backupCode: true } | null = null,
): Promise<Response> {
  const { db, clock } = deps
  const body = await readBody(codeRequest, c.req)
  const undoTry = await countedCode(deps, c, await accountOfFirstStep(deps, c))
  const tell = (staff: Verified["user"] | null, action: string) =>
    audit(db, c, { resource: "session", staff, action, after }, clock())
  const call = verify({ body, headers: withoutSession(c) })
  const { response, cookies } = await rejectionText(callAuth(call), () => tell(null, "sign-in-failed"))
  const { user, token } = response
  if (!(await spendCode(deps, user.id, body.code))) {
    await deleteSessionByToken(db, "staff", token ?? "")
    await tell(user, "sign-in-failed")
    throw invalidCode()
  }
  await inTransaction(db, (tx) => endOldestSessions(tx, "staff", user.id))
  await undoTry()
  if (user.email) await rememberStaffNetwork(deps, c, { id: user.id, email: user.email.toLowerCase() })
  await tell(user, "sign-in")
  return answerWith({}, cookies)
}
