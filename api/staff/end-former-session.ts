import type { Context } from "hono"
import { endSessions } from "#db/staff/staff-sessions.ts"
import type { AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { callAuth, headersFor } from "./call-auth.ts"

/** Ends the session that a request came with: who signs in once more has a new one in its place. */
export async function endFormerSession({ db, auth }: AdminDeps, c: Context<AdminEnv>): Promise<void> {
  const headers = headersFor(c)
  const { response } = await callAuth(
    auth.api.getSession({ headers, query: { disableRefresh: true }, returnHeaders: true }),
  )
  if (response) await endSessions(db, response.user.id, { only: response.session.id })
}
