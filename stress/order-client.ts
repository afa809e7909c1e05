import { setTimeout } from "node:timers/promises"
import { z } from "zod"

export const token = "a-token-for-stress-tests"

/** An answer to an order that was sent to a process. */
export type Answer = { status: number; text: string }

const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" }

let people = 0

/** A mobile number that no one else has in this run. */
export function newMobile(): string {
  people += 1
  return `05${String(10_000_000 + people)}`
}

let addresses = 0

/** An internet address in a block that no one else has in this run: a trial is no network's flood. */
export function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 8) & 255}.${addresses & 255}.1`
}

/** A product that the trials sell, and its price in dinars. */
export const sold = { slug: "casque-aura", sku: "AUR-101", price: 25_200, variant: "AUR-101-NOIR" }

/** The body of an order for one person, of one line of the product unless told otherwise. */
export function orderBody(fields: object = {}): object {
  return {
    slug: sold.slug,
    product: "Casque sans fil Aura",
    color: "Noir",
    quantity: 1,
    amount: sold.price,
    wilaya: "Oran",
    commune: "Oran",
    mobile: newMobile(),
    firstname: "Nadia",
    lastname: "Haddad",
    date: "2026-11-21T10:00:00.000Z",
    client: { address: newAddress() },
    ...fields,
  }
}

/** Sends JSON to a process. Every request has an answer, or the trial fails.
 *  @throws when the connection breaks or nothing comes within a minute */
async function send(url: string, path: string, data: object, key?: string): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method: "POST",
    headers: key === undefined ? headers : { ...headers, "idempotency-key": key },
    body: JSON.stringify({ data }),
    signal: AbortSignal.timeout(60_000),
  })
  return { status: response.status, text: await response.text() }
}

/** Sends as a patient client does: a 503 says that the shop has too much to do, and is followed by the same again. */
export async function post(url: string, path: string, data: object, key?: string): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await send(url, path, data, key)
    if (answer.status !== 503 || tries === 10) return answer
    await setTimeout(200 * tries)
  }
}

export const postOrder = (url: string, data: object, key?: string) => post(url, "/api/orders", data, key)

/** One try to order, whatever comes of it. */
export const tryOrder = (url: string, data: object, key?: string) => send(url, "/api/orders", data, key)

const placed = z.object({
  data: z.object({ id: z.int(), documentId: z.string(), token: z.string(), number: z.string() }),
})

/** The order of a 201. */
export const toOrder = ({ text }: Answer) => placed.parse(JSON.parse(text)).data

const changed = z.object({
  error: z.object({ details: z.object({ changes: z.array(z.object({ kind: z.string() })) }) }),
})

/** Returns the changes that a 409 names. */
export const toChanges = ({ text }: Answer) =>
  changed.parse(JSON.parse(text)).error.details.changes.map(({ kind }) => kind)

/** Counts answers by status: `{ 201: 20, 409: 180 }`. */
export function tally(answers: Answer[]): Record<number, number> {
  const counted: Record<number, number> = {}
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1
  return counted
}
