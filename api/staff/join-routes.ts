import type { Context } from "hono"
import type { Db } from "#db/database.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { mailCredentialChange } from "#db/mail/staff-mail.ts"
import { findStaff, hasNoStaff, setPassword, storeStaff } from "#db/staff/staff.ts"
import { findLink, type LinkKind, takeLink } from "#db/staff/staff-links.ts"
import { endSessions } from "#db/staff/staff-sessions.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { ApiError } from "../errors.ts"
import { withHashingSlot } from "../passwords/hashing-slot.ts"
import { hashPassword } from "../passwords/password-hash.ts"
import { readBody } from "../read-body.ts"
import { callAuth, endFormerSession, headersFor } from "./call-auth.ts"
import { joinRequest, type Link, linkRequest, renewPasswordRequest } from "./contract.ts"
import { countLinkUse, rememberStaffNetwork } from "./count-tries.ts"
import { checkNewPassword } from "./credentials/password-rules.ts"
import { duplicateField } from "./duplicate-field.ts"
import { meById } from "./me-routes.ts"
import { hashLinkToken } from "./staff-links.ts"

const unknownLink = () =>
  new ApiError(404, "NotFoundError", "The link is not valid: it was used or withdrawn, or it has expired", {
    details: { code: "LINK_UNKNOWN" },
  })

/** The link that a token opens, if it is of one of these kinds.
 *  @throws ApiError 404 */
async function openLink(db: Db, token: string, now: Date, kinds: readonly LinkKind[]) {
  const link = await findLink(db, hashLinkToken(token), now)
  if (!link || !kinds.includes(link.kind)) throw unknownLink()
  if (link.kind === "first-owner" && !(await hasNoStaff(db))) throw unknownLink()
  return link
}

/** How one becomes a member of staff, and how a member gets a new password: by a link that serves once. */
export function joinRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps

  route("POST /links/check", async (c) => {
    const { token } = await readBody(linkRequest, c.req)
    await countLinkUse(deps, c)
    const { kind, role, expiresAt } = await openLink(db, token, clock(), ["first-owner", "invitation", "password"])
    return Response.json({ data: { kind, role, expiresAt } satisfies Link })
  })

  route("POST /first-owner", (c) => join(deps, c, "first-owner"))
  route("POST /invitations/accept", (c) => join(deps, c, "invitation"))

  route("POST /new-password", async (c) => {
    const { token, password } = await readBody(renewPasswordRequest, c.req)
    await countLinkUse(deps, c)
    const now = clock()
    const { staffId } = await openLink(db, token, now, ["password"])
    const member = await findStaff(db, staffId ?? "", now)
    if (!member) throw unknownLink()
    await checkNewPassword(password, [member.name, member.email])
    const passwordHash = await withHashingSlot({ lane: "staff", isKnown: true, address: c.env.client }, () =>
      hashPassword(password, deps.passwordCost),
    )
    await inTransaction(db, async (tx) => {
      if (!(await takeLink(tx, hashLinkToken(token), now))) throw unknownLink()
      await setPassword(tx, member.id, passwordHash, now)
      await endSessions(tx, member.id, "all")
      const what = { staff: member, action: "renew-password", resource: "staff", documentId: member.id }
      await audit(tx, c, what, now)
      await mailCredentialChange(tx, member, { change: "password", by: null }, now)
    })
    notifyMailQueued(db)
    await rememberStaffNetwork(deps, c, member)
    return Response.json({ data: { email: member.email } })
  })
}

/** Makes a member and signs them in. The password is hashed once the link is known to be good: that takes time. */
async function join(deps: AdminDeps, c: Context<AdminEnv>, kind: "first-owner" | "invitation"): Promise<Response> {
  const { db, auth, clock } = deps
  const { token, password, ...person } = await readBody(joinRequest, c.req)
  await countLinkUse(deps, c)
  const now = clock()
  await openLink(db, token, now, [kind])
  await checkNewPassword(password, [person.name, person.email])
  const passwordHash = await withHashingSlot({ lane: "staff", isKnown: true, address: c.env.client }, () =>
    hashPassword(password, deps.passwordCost),
  )
  const id = await inTransaction(db, async (tx) => {
    const link = await takeLink(tx, hashLinkToken(token), now)
    if (link?.kind !== kind) throw unknownLink()
    if (kind === "first-owner" && !(await hasNoStaff(tx))) throw unknownLink()
    const stored = await storeStaff(tx, { ...person, role: link.role, passwordHash }, now)
    if ("taken" in stored) throw duplicateField(stored.taken)
    const after = { name: person.name, role: link.role }
    const what = {
      staff: { id: stored.id, name: person.name },
      action: "join",
      resource: "staff",
      documentId: stored.id,
      after,
    }
    await audit(tx, c, what, now)
    return stored.id
  })
  const body = { email: person.email, password }
  const call = () => callAuth(auth.api.signInEmail({ body, headers: headersFor(c), returnHeaders: true }))
  const { cookies } = await withHashingSlot({ lane: "staff", isKnown: true, address: c.env.client }, call)
  await endFormerSession(deps, c)
  await rememberStaffNetwork(deps, c, { id, email: person.email })
  const answer = Response.json({ data: await meById(db, id, now) }, { status: 201 })
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie)
  return answer
}
