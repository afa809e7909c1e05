import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rateLimits } from "#core/rate-limits.ts"
import { countProof } from "../limit-request.ts"
import { totpCode } from "../testing/authenticator.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { limitMax } from "../testing/rate-limits.ts"
import { withSecondFactor } from "../testing/second-factor.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { nextEmail, password, shopperCalls } from "../testing/shoppers.ts"
import { sendWith, signedIn, toCookieHeader } from "../testing/staff.ts"

/** Just after the beginning of an hour, so that no window ends meanwhile. */
const start = new Date("2026-11-21T10:01:00.000Z")
const day = 24 * 3600 * 1000
let now = start

let shop: TestShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  calls = shopperCalls(shop)
})
afterAll(() => shop.close())
beforeEach(async () => {
  now = new Date(now.getTime() + 2 * day)
  await shop.db.deleteFrom("rate_window").execute()
})

/** An address of a carrier that thousands share, and one elsewhere. */
const shared = { address: "192.0.2.7" }
const elsewhere = { address: "203.0.113.9" }

const signIn = (login: string, given: string, client: object) =>
  calls.post("sign-in", { login, password: given, client })
const staffSignIn = (email: string, given: string, { address }: { address: string }) =>
  sendWith(shop, "", "POST", "/api/admin/auth/sign-in/email", { email, password: given }, address)

/** An account of an e-mail address, known nowhere. */
async function account(): Promise<string> {
  const { email } = await calls.accountByMail()
  await shop.db.deleteFrom("known_network").execute()
  return email
}

/** Wrong tries of a network at accounts that nobody has, until it may not try any more. */
async function useUpNetwork(client: object): Promise<void> {
  const max = limitMax("shopper-sign-in", "network")
  for (let tries = 0; tries < max; tries++) expect((await signIn(nextEmail(), "faux", client)).status).toBe(401)
  expect((await signIn(nextEmail(), "faux", client)).status).toBe(429)
}

const perQuarter = limitMax("shopper-password-checks", "subject-and-network")

describe("signing in again and again with the right password", () => {
  it("ends for the account and its network, and for nobody else", async () => {
    const email = await account()
    const other = await account()
    const statuses = []
    for (let times = 0; times < perQuarter + 5; times++) statuses.push((await signIn(email, password, shared)).status)
    expect(statuses).toEqual([...Array(perQuarter).fill(200), ...Array(5).fill(429)])
    expect((await signIn(other, password, shared)).status).toBe(200)
    expect((await signIn(email, password, elsewhere)).status).toBe(200)
    now = new Date(now.getTime() + 15 * 60_000)
    expect((await signIn(email, password, shared)).status).toBe(200)
  })

  it("ends for several at once too", async () => {
    const email = await account()
    const statuses: number[] = []
    for (let round = 0; round < 6; round++) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(email, password, shared)))
      statuses.push(...answers.map(({ status }) => status))
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(perQuarter)
    expect(statuses.filter((status) => status === 429)).toHaveLength(48 - perQuarter)
  })

  it("ends for a member of staff", async () => {
    const { email, password: own } = await signedIn(shop, "agent", "Again")
    await shop.db.deleteFrom("rate_window").execute()
    for (let times = 0; times < perQuarter; times++) expect((await staffSignIn(email, own, shared)).status).toBe(200)
    expect((await staffSignIn(email, own, shared)).status).toBe(429)
    expect((await staffSignIn(email, own, elsewhere)).status).toBe(200)
  })

  it("ends for the password of who is signed in", async () => {
    const { session } = await calls.accountByMail()
    const change = () => calls.post("password", { current: password, next: "court", client: shared }, session)
    for (let times = 0; times < perQuarter; times++) expect((await change()).status).toBe(400)
    expect((await change()).status).toBe(429)
  })

  it("goes on for two hundred people behind one address, three times each", async () => {
    const deps = { db: shop.db, clock: () => now, secret: testToken }
    const names = { failures: "shopper-sign-in", all: "shopper-password-checks" } as const
    for (let times = 0; times < 3; times++) {
      for (let person = 0; person < 200; person++) {
        const sender = { ...shared, subject: `${person}@example.dz` }
        const { retryAfter, undo } = await countProof(deps, names, sender, "sign-ins of shoppers")
        expect(retryAfter).toBeNull()
        await undo()
      }
    }
  })
})

describe("wrong tries behind an address that many share", () => {
  it("keep out nobody who is known there", async () => {
    const [email, stranger] = [await account(), await account()]
    expect((await signIn(email, password, shared)).status).toBe(200)
    await useUpNetwork(shared)
    expect((await signIn(stranger, password, shared)).status).toBe(429)
    expect((await signIn(email, password, shared)).status).toBe(200)
  })

  it("at a known account use up its own budget there, and nothing of its network", async () => {
    const [email, neighbour] = [await account(), await account()]
    for (const one of [email, neighbour]) expect((await signIn(one, password, shared)).status).toBe(200)
    const max = limitMax("shopper-sign-in", "subject-and-network")
    for (let tries = 0; tries < max; tries++) expect((await signIn(email, "faux", shared)).status).toBe(401)
    expect((await signIn(email, password, shared)).status).toBe(429)
    expect((await signIn(neighbour, password, shared)).status).toBe(200)
    expect((await signIn(nextEmail(), "faux", shared)).status).toBe(401)
    now = new Date(now.getTime() + 15 * 60_000)
    expect((await signIn(email, password, shared)).status).toBe(200)
  })

  it("keep out no member of staff who is known there, nor at the second step", async () => {
    const agent = await signedIn(shop, "agent", "Behind")
    const withCode = await withSecondFactor(shop, await signedIn(shop, "agent", "Behind with a code"))
    const finish = async (half: string, code: string) => {
      // The same code again: it has not changed within the test.
      await shop.db.deleteFrom("rate_window").where("bucket", "like", "staff:code:%").execute()
      return sendWith(shop, half, "POST", "/api/admin/auth/two-factor/verify-totp", { code }, shared.address)
    }
    const begin = async () => toCookieHeader(await staffSignIn(withCode.email, withCode.password, shared))
    expect((await staffSignIn(agent.email, agent.password, shared)).status).toBe(200)
    expect((await finish(await begin(), totpCode(withCode.totpURI))).status).toBe(200)
    const max = limitMax("staff-sign-in", "network")
    for (let tries = 0; tries < max; tries++) {
      expect((await staffSignIn(nextEmail(), "wrong-wrong-wrong", shared)).status).toBe(401)
    }
    expect((await staffSignIn(nextEmail(), "wrong-wrong-wrong", shared)).status).toBe(429)
    for (let tries = 0; tries < limitMax("staff-code", "network"); tries++) {
      expect((await finish("", "000000")).status).toBe(401)
    }
    expect((await finish("", "000000")).status).toBe(429)
    expect((await staffSignIn(agent.email, agent.password, shared)).status).toBe(200)
    expect((await finish(await begin(), totpCode(withCode.totpURI))).status).toBe(200)
  })
})

describe("tracking an order behind an address that many share", () => {
  const track = async (number: string, given: string, client: object) => {
    const answer = await shop.send("/api/order-tracking", {
      method: "POST",
      headers: { authorization: `Bearer ${testToken}`, "content-type": "application/json" },
      body: JSON.stringify({ data: { number, mobile: given, client } }),
    })
    return answer.status
  }

  it("goes on for a number that was tracked there, whoever else fails", async () => {
    const { number, mobile } = await placedOrder(shop)
    const other = (n: number) => number.replace(/\d{6}(?=-)/, String(900_000 + n))
    expect(await track(number, mobile, shared)).toBe(200)
    const max = limitMax("order-tracking", "network")
    for (let tries = 0; tries < max; tries++) expect(await track(other(tries), mobile, shared)).toBe(404)
    expect(await track(other(999), mobile, shared)).toBe(429)
    expect(await track(number, mobile, shared)).toBe(200)
    const own = limitMax("order-tracking", "subject-and-network")
    for (let tries = 0; tries < own; tries++) expect(await track(number, "0550999999", shared)).toBe(404)
    expect(await track(number, mobile, shared)).toBe(429)
    expect(await track(number, mobile, elsewhere)).toBe(200)
  })

  it("ends for a program that tracks the same order again and again", async () => {
    const { number, mobile } = await placedOrder(shop)
    const max = limitMax("order-lookups", "subject-and-network")
    for (let times = 0; times < max; times++) expect(await track(number, mobile, elsewhere)).toBe(200)
    expect(await track(number, mobile, elsewhere)).toBe(429)
    expect(max).toBeLessThan(rateLimits["order-lookups"][0].max)
  })
})
