import type { Context } from "hono"
import { mayGiveRole } from "#core/staff-permissions.ts"
import { addAudit } from "#db/admin/audit.ts"
import { storeLink } from "#db/admin/links.ts"
import { endSessions } from "#db/admin/sessions.ts"
import {
  changeRole,
  findStaff,
  hasOtherOwner,
  listStaff,
  removeStaff,
  removeTwoFactor,
  type StoredStaff,
} from "#db/admin/staff.ts"
import type { Db } from "#db/database.ts"
import { inTransaction } from "#db/transaction.ts"
import { changeMemberRequest, type StaffMember } from "../contract/admin/staff.ts"
import { conflict, forbidden, notFound } from "../errors.ts"
import { readBody } from "../read-body.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "./admin-context.ts"
import { auditEntry } from "./audit-entry.ts"
import { originOf } from "./invitations.ts"
import { hashOf, linkLives, linkTo, newToken } from "./links.ts"
import { wholeList } from "./list-answer.ts"

const memberOf = (member: StoredStaff): StaffMember => ({ documentId: member.id, ...member })

/** A member whom who asks may change.
 *  @throws ApiError 404 without one, 403 where an owner is for owners alone */
export async function changeable(db: Db, c: Context<AdminEnv>, id: string, now: Date): Promise<StoredStaff> {
  const member = await findStaff(db, id, now)
  if (!member) throw notFound()
  if (!mayGiveRole(c.get("staff").role, member.role)) throw forbidden("Only an owner can change an owner")
  return member
}

const lastOwner = () => conflict("The shop needs an owner", { code: "LAST_OWNER" })

/** Who works in the shop. Looking and changing are in one transaction each, under what holds at that moment. */
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
    const { role } = await readBody(changeMemberRequest, c.req)
    const now = clock()
    const changed = await inTransaction(db, async (tx) => {
      const member = await changeable(tx, c, c.req.param("documentId"), now)
      if (!mayGiveRole(c.get("staff").role, role)) throw forbidden("Only an owner can make an owner")
      if (role === member.role) return member
      if (member.role === "owner" && !(await hasOtherOwner(tx, member.id))) throw lastOwner()
      await changeRole(tx, member.id, role, now)
      const what = { action: "change-role", resource, documentId: member.id }
      await addAudit(tx, auditEntry(c, { ...what, before: { role: member.role }, after: { role } }, now))
      return { ...member, role, sessions: 0, lastSeenAt: null }
    })
    return Response.json({ data: memberOf(changed) })
  })

  route("DELETE /staff/:documentId", async (c) => {
    const now = clock()
    const removed = await inTransaction(db, async (tx) => {
      const member = await changeable(tx, c, c.req.param("documentId"), now)
      if (member.role === "owner" && !(await hasOtherOwner(tx, member.id))) throw lastOwner()
      await removeStaff(tx, member.id, now)
      const before = { name: member.name, role: member.role }
      await addAudit(tx, auditEntry(c, { action: "remove", resource, documentId: member.id, before }, now))
      return member
    })
    return Response.json({ data: memberOf({ ...removed, sessions: 0 }) })
  })

  route("DELETE /staff/:documentId/two-factor", async (c) => {
    const now = clock()
    await inTransaction(db, async (tx) => {
      const member = await changeable(tx, c, c.req.param("documentId"), now)
      await removeTwoFactor(tx, member.id, now)
      await endSessions(tx, member.id, "all")
      await addAudit(tx, auditEntry(c, { action: "remove-two-factor", resource, documentId: member.id }, now))
    })
    return Response.json({ data: {} })
  })

  route("POST /staff/:documentId/password-link", async (c) => {
    const now = clock()
    const token = newToken()
    const expiresAt = new Date(now.getTime() + linkLives.password)
    await inTransaction(db, async (tx) => {
      const member = await changeable(tx, c, c.req.param("documentId"), now)
      const invitedBy = c.get("staff").id
      const link = { tokenHash: hashOf(token), role: member.role, note: null, staffId: member.id, invitedBy, expiresAt }
      await storeLink(tx, link, now)
      await addAudit(tx, auditEntry(c, { action: "password-link", resource, documentId: member.id }, now))
    })
    const link = linkTo(originOf(deps, c), "password", token)
    return Response.json({ data: { link, expiresAt: expiresAt.toISOString() } }, { status: 201 })
  })
}
