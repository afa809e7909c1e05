import fc, { type Arbitrary } from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { shopperPaths } from "#api/customers/account/shopper-api.ts"
import { sessionResource } from "#api/customers/contract.ts"
import type { AdminExample } from "#api/testing/examples/admin-example.ts"
import { counts } from "../counts.ts"
import { token } from "../order-client.ts"
import { report } from "../report.ts"
import { requestsLike } from "./fuzz-example-requests.ts"
import type { Sent } from "./fuzz-send.ts"
import { type FuzzedShop, openFuzzedShop } from "./fuzz-shop.ts"
import { fuzz, listStatuses } from "./fuzz-trial.ts"

let shop: FuzzedShop
beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(() => shop.close())

const password = "sept oranges bleues"
/** Stands for an address that no other request comes from, so that limits by network do not hide what comes after them. */
const anywhere = "203.0.113.7"
const client = { address: anywhere, device: "Firefox" }
const names = { firstname: "Amina", lastname: "Bensalem" }
const link = "a".repeat(43)

/** What a body carries is below `data`. */
const bodies: Record<string, object | undefined> = {
  "POST /register": { login: "0550 11 22 33", password, ...names, locale: "ar", client },
  "POST /confirm": { token: link, password, client },
  "POST /sign-in": { login: "0550445566", password, client },
  "POST /sign-out": {},
  "POST /forgot": { email: "nobody@hanout.test", locale: "fr", client },
  "POST /new-password": { token: link, password },
  "GET /me": undefined,
  "POST /me": { ...names, mobile: "0550112233", locale: "en" },
  "GET /person": undefined,
  "POST /addresses": { wilaya: "Alger", commune: "Kouba", address: "Rue 1", usual: true },
  "POST /addresses/usual": { id: "nobodyhasthis" },
  "POST /addresses/remove": { id: "nobodyhasthis" },
  "POST /orders/account": { token: "a".repeat(22) },
  "POST /orders/claim": { token: "a".repeat(22) },
  "POST /password": { current: password, next: `${password} encore`, client },
  "POST /sessions/end": { which: "others" },
  "GET /export": undefined,
  "POST /delete": { password, client },
  "POST /wishlist": { mine: ["casque-aura"], met: [] },
}
/** Afterwards the session is gone or the password another one: each is asked in a session of its own. */
const leaving = ["POST /sign-out", "POST /password", "POST /sessions/end", "POST /delete"]

/** Makes an account of a mobile number. */
async function session(mobile: string): Promise<string> {
  const answer = await fetch(`${shop.url}/api/shopper/register`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ data: { login: mobile, password, ...names, locale: "fr", client: { address: mobile } } }),
  })
  return sessionResource.parse(Object(await answer.json()).data).session ?? ""
}

it("answers 4xx at worst to anything that the accounts' endpoints are sent by the storefront", async () => {
  const methods = Object.entries(shopperPaths).flatMap(([path, list]) =>
    list.split(", ").flatMap((method) => (method === "HEAD" ? [] : [`${method} ${path}`])),
  )
  expect(Object.keys(bodies).sort()).toEqual(methods.sort())
  const stays = await session("0550445566")
  const kinds = new Map<string, Arbitrary<Sent>>()
  for (const [index, [key, data]] of Object.entries(bodies).entries()) {
    const [method = "", path = ""] = key.split(" ")
    const own = leaving.includes(key) ? await session(`05507788${10 + index}`) : stays
    const headers = { authorization: `Bearer ${token}`, "x-shopper-session": own }
    const example: AdminExample = { path, body: data && { data } }
    const requests = requestsLike(method, example, {
      base: "/api/shopper",
      session: headers,
      unknown: "nobody",
      known: [],
    })
    const from = fc.tuple(requests, fc.ipV4())
    kinds.set(
      key,
      from.map(([sent, address]) => ({ ...sent, body: sent.body?.replaceAll(anywhere, address) })),
    )
  }
  const { findings, seen, sent } = await fuzz(shop.url, "fuzzed accounts", kinds, counts.fuzzedShoppers)
  expect(findings).toEqual([])
  const turnedAway = [...kinds.keys()].filter((key) =>
    [...(seen.get(key)?.keys() ?? [])].every((status) => status === 401 || status === 429),
  )
  expect(turnedAway).toEqual([])
  const orders = await shop.check()
  report("generated requests to the accounts' endpoints", sent, `${listStatuses(seen)}; ${orders} orders, all sound`)
})
