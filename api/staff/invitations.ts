import type { Context } from "hono"
import { mayGiveRole } from "#core/staff/staff-permissions.ts"
import { notifyMailQueued } from "#db/mail/mail-queued.ts"
import { addMail } from "#db/mail/outbox.ts"
import { findInvitation, listInvitations, storeLink, withdrawLink } from "#db/staff/staff-links.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { forbidden, notFound } from "../errors.ts"
import { wholeList } from "../query/pagination.ts"
import { readBody } from "../read-body.ts"
import { type Invitation, inviteRequest } from "./contract.ts"
import { reauthenticate } from "./credentials/reauthenticate.ts"
import { hashLinkToken, linkLifetimes, linkTo, newToken } from "./staff-links.ts"

/** The shop's origin, for links that are copied out of an answer to a request. */
export const linkOrigin = ({ publicUrl }: AdminDeps, c: Context<AdminEnv>): string =>
  publicUrl ?? new URL(c.req.url).origin

/** Invitations by link. The link is in the answer that makes it and nowhere else. */
export function invitationRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps
  const resource = "invitations"

  route("GET /invitations", async () => wholeList<Invitation>(await listInvitations(db, clock())))

  route("POST /invitations", async (c) => {
    const { role, note, email, ...proof } = await readBody(inviteRequest, c.req)
    const staff = c.get("staff")
    if (!mayGiveRole(staff.role, role)) throw forbidden("Only an owner can invite an owner")
    await reauthenticate(deps, c, proof)
    const now = clock()
    const token = newToken()
    const expiresAt = new Date(now.getTime() + linkLifetimes.invitation)
    const invitation = await inTransaction(db, async (tx) => {
      const link = {
        tokenHash: hashLinkToken(token),
        role,
        note: note || null,
        staffId: null,
        invitedBy: staff.id,
        expiresAt,
      }
      const documentId = await storeLink(tx, link, now)
      await audit(tx, c, { action: "invite", resource, documentId, after: { role } }, now)
      const mail = { key: `staff-invitation:${documentId}`, kind: "staff-invitation", locale: staff.locale } as const
      if (email) await addMail(tx, { ...mail, to: email, data: { token, role, by: staff.name } }, now)
      return findInvitation(tx, documentId, now)
    })
    if (email) notifyMailQueued(db)
    const link = linkTo(linkOrigin(deps, c), "invitation", token)
    return Response.json({ data: { ...invitation, link } }, { status: 201 })
  })

  route("DELETE /invitations/:documentId", async (c) => {
    const documentId = c.req.param("documentId")
    const now = clock()
    const withdrawn = await inTransaction(db, async (tx) => {
      const invitation = await findInvitation(tx, documentId, now)
      if (!invitation) throw notFound()
      if (!mayGiveRole(c.get("staff").role, invitation.role)) throw forbidden("Only an owner can withdraw this")
      await withdrawLink(tx, documentId)
      const before = { role: invitation.role }
      await audit(tx, c, { action: "withdraw", resource, documentId, before }, now)
      return invitation
    })
    return Response.json({ data: withdrawn })
  })
}
