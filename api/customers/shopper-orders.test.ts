import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { headphones } from "../testing/examples/order-bodies.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { names, nextEmail, nextMobile, shopperCalls } from "../testing/shoppers.ts"

let shop: TestShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop()
  calls = shopperCalls(shop)
})
afterAll(() => shop.close())
beforeEach(() => shop.db.deleteFrom("rate_window").execute())

const headers = { authorization: `Bearer ${testToken}`, "content-type": "application/json" }

const numbersOf = async (session: string) => (await calls.profile(session)).orders.map(({ number }) => number)
const account = async () => (await calls.accountByMail()).session

/** Places an order as who is signed in does. */
async function placeSignedIn(session: string, mobile: string) {
  const body = JSON.stringify({ data: { ...headphones(), mobile, idempotencyKey: crypto.randomUUID() } })
  const answer = await shop.send("/api/orders", {
    method: "POST",
    headers: { ...headers, "x-shopper-session": session },
    body,
  })
  expect(answer.status).toBe(201)
  return (await answer.json()).data as { number: string; token: string; documentId: string }
}

async function confirm({ documentId }: { documentId: string }) {
  const body = JSON.stringify({ data: { to: "confirmed", actor: "Karima" } })
  expect((await shop.send(`/api/orders/${documentId}/status`, { method: "POST", headers, body })).status).toBe(200)
}

const claim = async (session: string, token: string) => {
  const { status, text } = await calls.post("orders/claim", { token }, session)
  return { status, body: JSON.parse(text) }
}
const storedClaim = (token: string) =>
  shop.db
    .selectFrom("orders")
    .select(["shopper_id", "shopper_claim"])
    .where("token", "=", token)
    .executeTakeFirstOrThrow()

describe("orders of an account", () => {
  it("name their products with colour and size", async () => {
    const session = await account()
    const order = await placedOrder(shop, {
      lines: [
        { slug: "baskets-tell", quantity: 1, color: "Blanc", size: "42" },
        { slug: "sac-casbah", quantity: 1, color: "Cognac" },
      ],
    })
    await claim(session, order.token)
    const [own] = (await calls.profile(session)).orders
    expect(own?.titles).toEqual(["Baskets Tell (Blanc · 42)", "Sac à main Casbah (Cognac)"])
  })

  it("are not found by a phone, whatever of it the shop has confirmed", async () => {
    const mobile = nextMobile()
    const foreign = await placedOrder(shop, { mobile, firstname: "Victime" })
    const session = await account()
    const own = await placeSignedIn(session, mobile)
    await confirm(own)
    expect(await calls.post("me", { ...names, mobile }, session)).toMatchObject({ status: 200 })
    expect(await numbersOf(session)).toEqual([own.number])
    const exported = await calls.ask("GET", "export", undefined, session)
    for (const secret of [foreign.number, foreign.token, "Victime"]) expect(exported.text).not.toContain(secret)
    expect(await storedClaim(own.token)).toMatchObject({ shopper_claim: "placed" })
    expect(await storedClaim(foreign.token)).toEqual({ shopper_id: null, shopper_claim: null })
  })

  it("are not found by the phone that an account signs in with", async () => {
    const mobile = nextMobile()
    const foreign = await placedOrder(shop, { mobile })
    await confirm(foreign)
    const session = calls.sessionIn(await calls.register(mobile))
    expect(await numbersOf(session)).toEqual([])
  })

  it("are not found by an e-mail address; the mail holds the private link", async () => {
    const email = nextEmail()
    const earlier = await placedOrder(shop, { email })
    const { session } = await calls.accountByMail(email)
    expect(await numbersOf(session)).toEqual([])
    expect(await claim(session, earlier.token)).toMatchObject({ status: 200, body: { data: { account: "own" } } })
    expect(await numbersOf(session)).toEqual([earlier.number])
  })
})

describe("claiming an order with its private link", () => {
  it("puts it into the account, once and for good", async () => {
    const order = await placedOrder(shop)
    const session = await account()
    const state = async () => JSON.parse((await calls.post("orders/account", { token: order.token }, session)).text)
    expect(await state()).toMatchObject({ data: { account: "none" } })
    for (let times = 0; times < 2; times++) expect((await claim(session, order.token)).status).toBe(200)
    expect(await state()).toMatchObject({ data: { account: "own" } })
    expect(await storedClaim(order.token)).toMatchObject({ shopper_claim: "link" })
    expect(await numbersOf(session)).toEqual([order.number])
  })

  it("does not take an order out of another account, placed or claimed", async () => {
    const first = await account()
    const placed = await placeSignedIn(first, nextMobile())
    const claimed = await placedOrder(shop)
    await claim(first, claimed.token)
    const second = await account()
    for (const { token } of [placed, claimed]) {
      expect(await claim(second, token)).toMatchObject({
        status: 409,
        body: { error: { details: { code: "OTHER_ACCOUNT" } } },
      })
      const { text } = await calls.post("orders/account", { token }, second)
      expect(JSON.parse(text).data).toEqual({ account: "other" })
    }
    expect(await numbersOf(second)).toEqual([])
    expect((await numbersOf(first)).toSorted()).toEqual([placed.number, claimed.number].toSorted())
  })

  it("of two accounts at the same time one has it", async () => {
    const order = await placedOrder(shop)
    const sessions = [await account(), await account()]
    const answers = await Promise.all(sessions.map((session) => claim(session, order.token)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const lists = await Promise.all(sessions.map(numbersOf))
    expect(lists.flat()).toEqual([order.number])
  })

  it("takes the token alone: no number, no phone, no receipt, and no session of nobody's", async () => {
    const order = await placedOrder(shop)
    const session = await account()
    for (const token of [order.number, order.mobile, order.documentId, `receipt_${"0".repeat(8)}_${"a".repeat(22)}`]) {
      expect((await claim(session, token)).status).toBe(400)
    }
    expect((await claim(session, "A".repeat(22))).status).toBe(404)
    expect((await claim("", order.token)).status).toBe(401)
    expect((await claim("A".repeat(32), order.token)).status).toBe(401)
    expect(await storedClaim(order.token)).toEqual({ shopper_id: null, shopper_claim: null })
  })
})
