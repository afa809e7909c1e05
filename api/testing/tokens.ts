import { type TokenScope, tokenScopes } from "#core/staff/api-token.ts"
import type { TestShop } from "./shop.ts"
import type { TestStaff } from "./staff.ts"

export type TestToken = {
  documentId: string
  token: string
  /** Sends a request with the token; a body is sent as JSON.
   *  @param client the address that it comes from */
  send: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
    client?: string,
  ) => Promise<Response>
  /** The same, and reads the JSON of its answer. */
  ask: (
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<{ status: number; headers: Headers; body: TestAnswer }>
}

/** The parts of answers that tests read. */
export type TestAnswer = {
  data: Record<string, unknown> & Record<string, unknown>[]
  meta: Record<string, unknown>
  error: { status: number; name: string; message: string; details: Record<string, unknown> }
}

/** An API token, made as an owner does. */
export async function newTestToken(
  shop: TestShop,
  owner: TestStaff,
  scopes: readonly TokenScope[] = tokenScopes,
  more: { name?: string; expiresAt?: string | null } = {},
): Promise<TestToken> {
  const { password } = owner
  const body = { name: "Caisse", expiresAt: null, ...more, scopes, password }
  const answer = await owner.send("POST", "/api/admin/tokens", body)
  if (answer.status !== 201) throw new Error(`No token: ${answer.status} ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { documentId: string; token: string } }
  const send: TestToken["send"] = (method, path, sent, headers = {}, client) =>
    shop.send(
      path,
      {
        method,
        headers: { authorization: `Bearer ${data.token}`, ...headers },
        ...(sent !== undefined && { body: sent instanceof FormData ? sent : JSON.stringify(sent) }),
      },
      client,
    )
  return {
    ...data,
    send,
    ask: async (method, path, sent, headers) => {
      const {
        status,
        headers: got,
        ...rest
      } = await send(method, path, sent, headers).then(async (one) => ({
        status: one.status,
        headers: one.headers,
        text: await one.text(),
      }))
      return { status, headers: got, body: JSON.parse(rest.text || "{}") as TestAnswer }
    },
  }
}
