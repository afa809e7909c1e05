import { randomInt, randomUUID } from "node:crypto"
import type { Answer, Client } from "./http.ts"
import { bearer, plentiful } from "./shop.ts"

/** A phone that nobody else has. */
export const randomPhone = () => `05${randomInt(10_000_000, 99_999_999)}`

const place = { firstname: "Amina", lastname: "Bensalem", wilaya: "Alger", commune: "Kouba", delivery: "home" }

/** Orders one unit by the form of a product's page.
 *  @param fields beside or in the place of what is usual
 *  @returns the token of the order's confirmation; null when the order was not placed */
export async function orderByForm(
  client: Client,
  fields: Record<string, string> = {},
): Promise<Answer & { token: string | null }> {
  const { slug, color, price } = plentiful
  const choice = { intent: "order", quantity: "1", color, amount: String(price), try: randomUUID() }
  const answer = await client.sendForm(`/product-details/${slug}`, {
    ...choice,
    ...place,
    mobile: randomPhone(),
    ...fields,
  })
  const address = new URL(answer.headers.location ?? "/", client.url)
  return { ...answer, token: answer.status === 303 ? address.searchParams.get("order") : null }
}

/** An order as the storefront's server knows it. */
export type KnownOrder = { documentId: string; number: string; status: string; reviewKey: string | null }

/** @throws when the shop does not answer */
export async function findOrder(client: Client, token: string): Promise<KnownOrder> {
  const { status, body } = await client.send(`/api/orders/${token}`, { headers: bearer })
  if (status !== 200) throw new Error(`The order was answered with ${status}`)
  return JSON.parse(body).data
}

/** Orders one unit by the form.
 *  @throws when the order is not placed */
export async function placeOrder(
  client: Client,
  fields: Record<string, string> = {},
): Promise<KnownOrder & { token: string }> {
  const { status, token } = await orderByForm(client, fields)
  if (!token) throw new Error(`The order form was answered with ${status}`)
  return { ...(await findOrder(client, token)), token }
}

/** Moves an order on, as the shop's own programs do. */
export async function moveOrder(client: Client, documentId: string, ...statuses: string[]): Promise<void> {
  for (const to of statuses) {
    await client.sendJson(`/api/orders/${documentId}/status`, { data: { to, actor: "Owner" } }, bearer)
  }
}

const cookieIn = ({ headers }: Answer) => (headers["set-cookie"] ?? []).map((line) => line.split(";")[0]).join("; ")

/** Signs a member of the staff in.
 *  @returns the cookie of the session
 *  @throws when the sign-in is rejected */
export async function signInStaff(client: Client, member: { email: string; password: string }): Promise<string> {
  const answer = await client.sendJson("/api/admin/auth/sign-in/email", member)
  if (answer.status !== 200) throw new Error(`${member.email} signs in: ${answer.status}`)
  return cookieIn(answer)
}

/** Signs a shopper in by the form.
 *  @returns the answer's status and the cookie of the session; "" without one */
export async function signInShopper(client: Client, login: string, password: string) {
  const answer = await client.sendForm("/login", { login, password })
  return { status: answer.status, cookie: cookieIn(answer) }
}

/** Counts answers by status, such as `3 × 200, 1 × 503`; 0 = no answer. */
export function countStatuses(statuses: readonly number[]): string {
  const counts = Map.groupBy(statuses, (status) => status)
  return [...counts].map(([status, some]) => `${some.length} × ${status}`).join(", ")
}
