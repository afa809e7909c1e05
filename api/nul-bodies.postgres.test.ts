import { afterAll, beforeAll, expect, it } from "vitest"
import { adminExamples } from "./testing/examples/admin-examples.ts"
import { publicBodies } from "./testing/examples/public-bodies.ts"
import { tokenBodies } from "./testing/examples/token-bodies.ts"
import { openTestShop, type TestShop, testToken } from "./testing/shop.ts"
import { nextMobile, password, shopperCalls } from "./testing/shoppers.ts"
import { signedIn } from "./testing/staff.ts"
import { newTestToken } from "./testing/tokens.ts"

type Sender = "staff" | "storefront" | "program"

let now = Date.now()
let shop: TestShop
const headersOf: Record<Sender, Record<string, string>> = { staff: {}, storefront: {}, program: {} }
beforeAll(async () => {
  shop = await openTestShop(testToken, () => new Date(now))
  const owner = await signedIn(shop, "owner")
  headersOf.staff = { cookie: owner.cookie }
  headersOf.program = { authorization: `Bearer ${(await newTestToken(shop, owner)).token}` }
})
afterAll(() => shop.close())

/** Copies of a value, in each of which another text ends with a NUL. */
function withNul(value: unknown): unknown[] {
  if (typeof value === "string") return [`${value}\0`]
  if (Array.isArray(value)) return value.flatMap((one, at) => withNul(one).map((text) => value.with(at, text)))
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, one]) => withNul(one).map((text) => ({ ...value, [name]: text })))
}

type Row = { method: string; path: string; body: object; sender: Sender }

const toRows = (sender: Sender, examples: [key: string, path: string, body: unknown][]): Row[] =>
  examples.flatMap(([key, path, body]) =>
    typeof body === "object" && body !== null && path !== "/api/upload"
      ? [{ method: key.slice(0, key.indexOf(" ")), path, body, sender }]
      : [],
  )
const rows = [
  ...toRows(
    "staff",
    Object.entries(adminExamples).map(([key, { path, body }]) => [key, `/api/admin${path}`, body]),
  ),
  ...toRows(
    "program",
    Object.entries(tokenBodies).map(([key, { path, body }]) => [key, `/api${path}`, body]),
  ),
  ...toRows(
    "storefront",
    Object.entries(publicBodies).map(([key, data]) => [key, key.slice(key.indexOf(" ") + 1), { data }]),
  ),
]

/** Signs a shopper in for the addresses of an account: one that is ended or deleted ends no other test's. */
async function signShopperIn() {
  const calls = shopperCalls(shop)
  const mobile = nextMobile()
  await calls.register(mobile)
  const session = calls.sessionIn(await calls.signIn(mobile, password))
  headersOf.storefront = { authorization: `Bearer ${testToken}`, "x-shopper-session": session }
}

it.each(rows)(
  "$method $path: a text with a NUL, which PostgreSQL cannot store, is no failure of the shop's",
  async ({ method, path, body, sender }) => {
    const failed: unknown[] = []
    if (sender === "storefront") await signShopperIn()
    for (const one of withNul(body)) {
      // No limit by time is met.
      if (sender !== "staff") now += 61_000
      const answer = await shop.send(
        path,
        {
          method,
          headers: { "content-type": "application/json", ...headersOf[sender] },
          body: JSON.stringify(one),
        },
        "203.0.113.7",
      )
      if (answer.status === 500) failed.push(one)
    }
    expect(failed).toEqual([])
  },
)
