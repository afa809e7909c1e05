import type { Context } from "hono"
import type { TokenScope } from "#core/staff/api-token.ts"
import type { Tx } from "#db/database.ts"
import type { AdminDeps } from "../admin/admin-context.ts"
import type { AdminRouteKey } from "../admin/admin-routes.ts"
import { ApiError } from "../errors.ts"
import { readBody } from "../read-body.ts"
import { type CallConsole, consoleCalls, type lastingHandlers, type Program } from "./console-calls.ts"
import { anyData } from "./contract-writes.ts"
import { versionOf } from "./if-match.ts"
import type { Form } from "./merge-fields.ts"
import { recordBody } from "./record-writes.ts"
import { type Written, writeOnce } from "./write-once.ts"

export type TokenEnv = {
  Bindings: { requestId?: string | undefined; client?: string | undefined }
  Variables: { program: Program | undefined }
}

/** A request with a token that has the scope of its row. */
export type TokenRequest = {
  c: Context<TokenEnv>
  deps: AdminDeps
  by: Program
  /** Routes of the console, for reading. */
  call: CallConsole
}

export type TokenHandler = (request: TokenRequest) => Promise<Response>

export const toRequest = (
  c: Context<TokenEnv>,
  deps: AdminDeps,
  by: Program,
  handlers: ReturnType<typeof lastingHandlers>,
): TokenRequest => ({ c, deps, by, call: consoleCalls(deps, by, handlers) })

/** 403 for a token without a scope. */
export const wrongScope = (scope: TokenScope): ApiError =>
  new ApiError(403, "ForbiddenError", `The token needs the scope ${scope}`, { details: { scope } })

/** The documentId of the address. */
export const documentIdOf = ({ c }: TokenRequest): string => c.req.param("documentId") ?? ""

/** An answer that no cache keeps, with the version of the record that it tells of. */
export function answer(body: Record<string, unknown> | null, status = 200, headers: Record<string, string> = {}) {
  // A record, or a list, which has no version.
  const version = body && versionOf((body.data ?? {}) as Form)
  const all = { "cache-control": "no-store", ...(version && { etag: version }), ...headers }
  return body === null ? new Response(null, { status, headers: all }) : Response.json(body, { status, headers: all })
}

/** Reads one record by a route of the console. */
export const readRecord = async (call: CallConsole, key: AdminRouteKey, documentId: string) => {
  const { body } = await call(key, { params: { documentId } })
  // An object for every record.
  return recordBody(body.data as Form)
}

/** Reads `{ data: … }`.
 *  @param text the body */
export const readData = async (text: string): Promise<Form> =>
  (await readBody(anyData, { text: async () => text })).data

/** Does a write once, and answers.
 *  @param write is given the body's text, which is read once however often the transaction is tried
 *  @param readAgain key of the route that reads what was changed, for a repeated request */
export async function write(
  request: TokenRequest,
  write: (tx: Tx, call: CallConsole, text: string) => Promise<Written>,
  readAgain?: (call: CallConsole, documentId: string) => Promise<Record<string, unknown>>,
): Promise<Response> {
  const { c, deps, by } = request
  const text = await c.req.text()
  const { pathname, search } = new URL(c.req.url)
  const written = await writeOnce(
    deps,
    by,
    { method: c.req.method, address: `${pathname}${search}`, text, key: c.req.header("idempotency-key") },
    (tx, call) => write(tx, call, text),
    async (call, documentId) => (await readAgain?.(call, documentId)) ?? null,
  )
  return answer(written.body, written.status, written.headers)
}
