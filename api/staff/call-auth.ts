import { APIError } from "better-auth/api"
import type { Context } from "hono"
import { endSessions } from "#db/staff/staff-sessions.ts"
import type { AdminDeps, AdminEnv } from "../admin/admin-context.ts"
import { clientHeader } from "../admin/staff-auth.ts"
import { ApiError } from "../errors.ts"

/** The headers of a request as Better Auth sees them, with the client's address as the server knows it. */
export function headersFor(c: Context<AdminEnv>): Headers {
  const headers = new Headers(c.req.raw.headers)
  headers.delete(clientHeader)
  if (c.env?.client) headers.set(clientHeader, c.env.client)
  return headers
}

/** An answer other than 2xx of Better Auth, in the shape of ours; `details.code` is its own name for what is wrong. */
function translated(error: unknown): unknown {
  if (!(error instanceof APIError)) return error
  const { statusCode, body, cause } = error
  if (statusCode >= 500) return cause ?? new Error(body?.message ?? "Better Auth failed")
  const name =
    statusCode === 401 ? "UnauthorizedError" : statusCode === 429 ? "TooManyRequestsError" : "ValidationError"
  const details = body?.code ? { code: body.code } : {}
  return new ApiError(statusCode, name, body?.message ?? "Refused", { details })
}

/** Result of a function of Better Auth that was called with `returnHeaders`. */
export type AuthCall<T> = Promise<{ response: T; headers: Headers }>

/** Waits for a function of Better Auth that was called with `returnHeaders`.
 *  @returns its answer, and the cookies that go with it
 *  @throws ApiError for what it rejects, the cause for what went wrong */
export async function callAuth<T>(call: AuthCall<T>): Promise<{ response: T; cookies: string[] }> {
  try {
    const { response, headers } = await call
    return { response, cookies: headers.getSetCookie() }
  } catch (error) {
    throw translated(error)
  }
}

/** An answer with the cookies that go with it. */
export function answerWith(data: unknown, cookies: string[]): Response {
  const answer = Response.json({ data })
  for (const cookie of cookies) answer.headers.append("set-cookie", cookie)
  return answer
}

/** Ends the session that a request came with: who signs in once more has a new one in its place. */
export async function endFormerSession({ db, auth }: AdminDeps, c: Context<AdminEnv>): Promise<void> {
  const headers = headersFor(c)
  const { response } = await callAuth(
    auth.api.getSession({ headers, query: { disableRefresh: true }, returnHeaders: true }),
  )
  if (response) await endSessions(db, response.user.id, { only: response.session.id })
}
