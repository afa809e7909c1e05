import { randomInt } from "node:crypto"
import { type Client, createClient } from "../http.ts"
import { orderByForm, signInStaff } from "../people.ts"
import { managerEmail, owner, shopper, visitorEmail } from "../shop.ts"

/** What somebody from another network than the attacker's does meanwhile: how often a second, which a quiet machine carries with ease. */
export const visitKinds = {
  cached: 20,
  rendered: 8,
  order: 4,
  "sign-in": 0.5,
  console: 4,
  "staff sign-in": 0.3,
} as const

export type VisitKind = keyof typeof visitKinds

/** Milliseconds, and whether it was answered as it should be. */
export type Visit = { milliseconds: number; isGood: boolean }

const visitor = "203.0.113.5"

/** Makes visits of each kind. Signs the owner in where the console is among them.
 *  @throws when the owner cannot sign in */
export async function createVisits(url: string, kinds: readonly VisitKind[]) {
  const client = createClient(url, visitor, 256)
  const cookie = kinds.includes("console") ? await signInStaff(client, owner) : ""
  const first = randomInt(10_000)
  const visits: Record<VisitKind, (client: Client, index: number) => Promise<Visit>> = {
    cached: (client) => page(client, "/shop"),
    // Declared parameters, of which each visit has other values: no cache has the page.
    rendered: (client, index) => page(client, `/shop?minPrice=${first + index}&maxPrice=${1_000_000 + index}`),
    order: async (client) => {
      const { milliseconds, token } = await orderByForm(client)
      return { milliseconds, isGood: token !== null }
    },
    "sign-in": async (client, index) => {
      const fields = { login: visitorEmail(index), password: shopper.password }
      const { status, milliseconds, headers } = await client.sendForm("/login", fields)
      return { milliseconds, isGood: status === 303 && headers["set-cookie"] !== undefined }
    },
    console: async (client) => {
      const { status, milliseconds } = await client.send("/api/admin/orders", { headers: { cookie } })
      return { milliseconds, isGood: status === 200 }
    },
    "staff sign-in": async (client, index) => {
      const member = { email: managerEmail(index), password: owner.password }
      const { status, milliseconds } = await client.sendJson("/api/admin/auth/sign-in/email", member)
      return { milliseconds, isGood: status === 200 }
    },
  }
  return { visit: (kind: VisitKind, index: number) => visits[kind](client, index), close: client.close }
}

async function page(client: Client, path: string): Promise<Visit> {
  const { status, milliseconds } = await client.send(path)
  return { milliseconds, isGood: status === 200 }
}
