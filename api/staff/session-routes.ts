import type { Context } from "hono"
import { endSessions, listSessions } from "#db/staff/staff-sessions.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { notFound } from "../errors.ts"
import { wholeList } from "../query/pagination.ts"
import { changeable } from "./admin-routes.ts"
import type { StaffSession } from "./contract.ts"

/** Sessions: of the member, and those of others for members who manage staff. */
export function sessionRoutes(route: AddRoute, deps: AdminDeps): void {
  const { db, clock } = deps

  const listed = async (c: Context<AdminEnv>, staffId: string) => {
    const sessions = await listSessions(db, staffId, clock())
    return wholeList<StaffSession>(sessions.map((one) => ({ ...one, current: one.id === c.get("sessionId") })))
  }
  const end = (c: Context<AdminEnv>, staffId: string, which: Parameters<typeof endSessions>[2]) =>
    inTransaction(db, async (tx) => {
      const ended = await endSessions(tx, staffId, which)
      const what = { action: "end-sessions", resource: "staff", documentId: staffId, after: { ended } }
      if (ended > 0) await audit(tx, c, what, clock())
      return ended
    })
  const endOne = async (c: Context<AdminEnv>, staffId: string, id: string) => {
    if ((await end(c, staffId, { only: id })) === 0) throw notFound()
    return Response.json({ data: { id } })
  }

  route("GET /me/sessions", (c) => listed(c, c.get("staff").id))
  route("DELETE /me/sessions/:id", (c) => endOne(c, c.get("staff").id, c.req.param("id")))
  route("DELETE /me/sessions", async (c) => {
    const ended = await end(c, c.get("staff").id, { allBut: c.get("sessionId") })
    return Response.json({ data: { ended } })
  })

  route("GET /staff/:documentId/sessions", async (c) => {
    const { id } = await changeable(db, c, c.req.param("documentId"), clock())
    return listed(c, id)
  })
  route("DELETE /staff/:documentId/sessions/:id", async (c) => {
    const member = await changeable(db, c, c.req.param("documentId"), clock())
    return endOne(c, member.id, c.req.param("id"))
  })
  route("DELETE /staff/:documentId/sessions", async (c) => {
    const { id } = await changeable(db, c, c.req.param("documentId"), clock())
    return Response.json({ data: { ended: await end(c, id, "all") } })
  })
}
