import type { Context } from "hono"
import { mayGiveRole, type StaffRole } from "#core/staff/staff-permissions.ts"
import type { Db, Tx } from "#db/database.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { mailCredentialChange } from "#db/mail/staff-mail.ts"
import {
  changeRole,
  findStaff,
  listStaff,
  lockStaff,
  removeStaff,
  removeTwoFactor,
  type StoredStaff,
} from "#db/staff/staff.ts"
import { storeLink } from "#db/staff/staff-links.ts"
import { endSessions } from "#db/staff/staff-sessions.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { ApiError, forbidden, notFound, signInFirst } from "../errors.ts"
import { wholeList } from "../query/pagination.ts"
import { readBody } from "../read-body.ts"
import { changeMemberRequest, reauthenticationRequest, type StaffMember } from "./contract.ts"
import { type Reauthentication, reauthenticate } from "./credentials/reauthenticate.ts"
import { linkOrigin } from "./invitations.ts"
import { hashLinkToken, linkLifetimes, linkTo, newToken } from "./staff-links.ts"

const memberOf = (member: StoredStaff): StaffMember => ({ documentId: member.id, ...member })

/** The role that who asks has now.
 *  @throws ApiError 401 when they are gone */
async function roleOf(db: Db, c: Context<AdminEnv>, now: Date): Promise<StaffRole> {
  const by = await findStaff(db, c.get("staff").id, now)
  if (!by) throw signInFirst()
  return by.role
}

/** A member whom who asks may change, by the roles that both have now.
 *  @throws ApiError 401 when who asks is gone, 404 without such a member, 403 where an owner is for owners alone */
export async function changeable(db: Db, c: Context<AdminEnv>, id: string, now: Date): Promise<StoredStaff> {
  const role = await roleOf(db, c, now)
  const member = await findStaff(db, id, now)
  if (!member) throw notFound()
  if (!mayGiveRole(role, member.role)) throw forbidden("Only an owner can change an owner")
  return member
}

type Change<T> = (tx: Tx, member: StoredStaff, now: Date) => Promise<T>

/** Members change their own credentials on their account page, which asks for the password. Their own role and
 *  place in the team are for others to change, so that the shop always keeps an owner: the one who asks. */
const ownAccount = () =>
  new ApiError(403, "ForbiddenError", "Change your own account on its page", { details: { code: "OWN_ACCOUNT" } })

/** Changes another member in one transaction that holds both who asks and the member: of two owners who demote each other
 *  at the same moment, the second one is no owner any more.
 *  @param proof asked for for everything but ends of sessions and memberships; null = not
 *  @throws ApiError 403 `OWN_ACCOUNT` for who asks, and as `changeable` and `reauthenticate` */
async function changing<T>(
  deps: AdminDeps,
  c: Context<AdminEnv, "/:documentId">,
  proof: Reauthentication | null,
  change: Change<T>,
): Promise<T> {
  const { db, clock } = deps
  const id = c.req.param("documentId")
  if (id === c.get("staff").id) throw ownAccount()
  const now = clock()
  if (proof) {
    await changeable(db, c, id, now)
    await reauthenticate(deps, c, proof)
  }
  return inTransaction(db, async (tx) => {
    await lockStaff(tx, [c.get("staff").id, id])
    return change(tx, await changeable(tx, c, id, now), now)
  })
}

/** Members of the staff. */
export function staffRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps
  const resource = "staff"

  route("GET /staff", async () => wholeList((await listStaff(db, clock())).map(memberOf)))

  route("GET /staff/:documentId", async (c) => {
    const member = await findStaff(db, c.req.param("documentId"), clock())
    if (!member) throw notFound()
    return Response.json({ data: memberOf(member) })
  })

  route("PATCH /staff/:documentId", async (c) => {
    const { role, ...proof } = await readBody(changeMemberRequest, c.req)
    if (!mayGiveRole(c.get("staff").role, role)) throw forbidden("Only an owner can make an owner")
    const changed = await changing(deps, c, proof, async (tx, member, now) => {
      if (!mayGiveRole(await roleOf(tx, c, now), role)) throw forbidden("Only an owner can make an owner")
      if (role === member.role) return member
      await changeRole(tx, member.id, role, now)
      const what = { action: "change-role", resource, documentId: member.id }
      await audit(tx, c, { ...what, before: { role: member.role }, after: { role } }, now)
      return { ...member, role, sessions: 0, lastSeenAt: null }
    })
    return Response.json({ data: memberOf(changed) })
  })

  route("DELETE /staff/:documentId", async (c) => {
    const removed = await changing(deps, c, null, async (tx, member, now) => {
      await removeStaff(tx, member.id, now)
      const before = { name: member.name, role: member.role }
      await audit(tx, c, { action: "remove", resource, documentId: member.id, before }, now)
      return member
    })
    return Response.json({ data: memberOf({ ...removed, sessions: 0 }) })
  })

  route("POST /staff/:documentId/two-factor/remove", async (c) => {
    await changing(deps, c, await readBody(reauthenticationRequest, c.req), async (tx, member, now) => {
      await removeTwoFactor(tx, member.id, now)
      await endSessions(tx, member.id, "all")
      await audit(tx, c, { action: "remove-two-factor", resource, documentId: member.id }, now)
      await mailCredentialChange(tx, member, { change: "two-factor-off", by: c.get("staff").name }, now)
    })
    notifyMailQueued(db)
    return Response.json({ data: {} })
  })

  route("POST /staff/:documentId/password-link", async (c) => {
    const proof = await readBody(reauthenticationRequest, c.req)
    const token = newToken()
    const expiresAt = new Date(clock().getTime() + linkLifetimes.password)
    await changing(deps, c, proof, async (tx, member, now) => {
      const invitedBy = c.get("staff").id
      const link = {
        tokenHash: hashLinkToken(token),
        role: member.role,
        note: null,
        staffId: member.id,
        invitedBy,
        expiresAt,
      }
      await storeLink(tx, link, now)
      await audit(tx, c, { action: "password-link", resource, documentId: member.id }, now)
      await mailCredentialChange(tx, member, { change: "password-link", by: c.get("staff").name }, now)
    })
    notifyMailQueued(db)
    const link = linkTo(linkOrigin(deps, c), "password", token)
    return Response.json({ data: { link, expiresAt: expiresAt.toISOString() } }, { status: 201 })
  })
}
