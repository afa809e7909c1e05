import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { limitMax } from "../testing/rate-limits.ts"
import type { TestShop } from "../testing/shop.ts"

// Counted, and done as ever.
vi.mock("../passwords/password-hash.ts", { spy: true })
// Other files of the worker have loaded the API already, uncounted.
vi.resetModules()
const passwords = await import("../passwords/password-hash.ts")
const { openTestShop, testToken } = await import("../testing/shop.ts")
const { names, nextEmail, nextMobile, password, shopperCalls } = await import("../testing/shoppers.ts")

/** Half past an hour, so that no span of time ends meanwhile. */
const now = new Date("2026-11-21T10:31:00.000Z")

let shop: TestShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  calls = shopperCalls(shop)
})
afterAll(async () => {
  await shop.close()
  vi.resetModules()
})
beforeEach(() => shop.db.deleteFrom("rate_window").execute())

type Answer = Awaited<ReturnType<typeof calls.post>>

const seen = ({ status, text, headers }: Answer) => ({ status, text, headers: [...headers] })

const hashCount = () =>
  [passwords.hashPassword, passwords.isPassword, passwords.hashWithPrefix]
    .map((hash) => vi.mocked(hash).mock.calls.length)
    .reduce((sum, count) => sum + count, 0)

/** Sends a request; returns the queries, the answer and how many passwords were hashed. */
async function worked(path: string, data: object) {
  const before = hashCount()
  const answer = seen(await calls.post(path, data))
  return { answer, hashes: hashCount() - before }
}

describe("who asks whether somebody has an account", () => {
  it("gets the same answer for the same work: signing in and registering by e-mail, and forgetting", async () => {
    const { email } = await calls.accountByMail()
    const attempts = [
      ["sign-in", (login: string) => ({ login, password: "une-autre-longue-phrase" }), 1],
      ["register", (login: string) => ({ login, password, ...names }), 1],
      ["forgot", (login: string) => ({ email: login, locale: "fr" }), 0],
    ] as const
    for (const [path, data, hashes] of attempts) {
      const known = await worked(path, data(email))
      expect(known.hashes, path).toBe(hashes)
      expect(await worked(path, data(nextEmail())), path).toEqual(known)
    }
  })

  it("gets the same answer for the same work by mobile, however many accounts it has", async () => {
    const mobile = nextMobile()
    const wrong = (login: string) => ({ login, password: "une-autre-longue-phrase" })
    const none = await worked("sign-in", wrong(mobile))
    expect(none.hashes).toBe(1)
    for (let accounts = 1; accounts <= 2; accounts++) {
      const given = `${password}-${accounts}`
      expect((await calls.post("register", { login: mobile, password: given, ...names })).status).toBe(201)
      expect(await worked("sign-in", wrong(mobile))).toEqual(none)
    }
  })

  it("learns nothing from a link of nobody's", async () => {
    const { email } = await calls.accountByMail()
    await calls.post("forgot", { email: nextEmail(), locale: "fr" })
    await calls.post("forgot", { email, locale: "fr" })
    const guessed = { token: "g".repeat(43), password }
    const [first, second] = [await calls.post("new-password", guessed), await calls.post("confirm", guessed)]
    expect([first.status, second.status]).toEqual([404, 404])
    expect(first.text).toBe(second.text)
  })
})

/** Asks until it is refused, and tells after how many times. */
async function untilRejected(ask: () => Promise<Answer>, max: number) {
  for (let times = 0; times <= max; times++) {
    const answer = await ask()
    if (answer.status === 429) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
      return { times, answer: seen(answer) }
    }
  }
  throw new Error(`Not refused after ${max} times`)
}

describe("who retries and again", () => {
  const client = { address: "192.0.2.7", device: "test" }

  it("to sign in is refused as often for an account that nobody has, to the letter", async () => {
    const { email } = await calls.accountByMail()
    const max = limitMax("shopper-sign-in", "subject-and-network")
    const tryAt = (login: string) =>
      untilRejected(() => calls.post("sign-in", { login, password: "faux", client }), max)
    const known = await tryAt(email)
    expect(known.times).toBe(max)
    expect(await tryAt(nextEmail())).toEqual(known)
    // The right password does not get in either, but from elsewhere.
    expect((await calls.post("sign-in", { login: email, password, client })).status).toBe(429)
    const elsewhere = { ...client, address: "198.51.100.1" }
    expect((await calls.post("sign-in", { login: email, password, client: elsewhere })).status).toBe(200)
  })

  it("for links to one address is refused, whoever has it", async () => {
    const { email } = await calls.accountByMail()
    await shop.db.deleteFrom("rate_window").execute()
    const max = limitMax("password-reset", "subject-and-network")
    const forget = (login: string) =>
      untilRejected(() => calls.post("forgot", { email: login, locale: "fr", client }), max)
    const known = await forget(email)
    expect(known.times).toBe(max)
    expect(await forget(nextEmail())).toEqual(known)
  })

  it("for links to address after address is refused by network", async () => {
    const max = limitMax("password-reset", "network")
    const attempts = await untilRejected(() => calls.post("forgot", { email: nextEmail(), locale: "fr", client }), max)
    expect(attempts.times).toBe(max)
    const elsewhere = { ...client, address: "198.51.100.1" }
    expect((await calls.post("forgot", { email: nextEmail(), locale: "fr", client: elsewhere })).status).toBe(200)
  })

  it.each([
    ["password", { current: "faux-mot-de-passe", next: "un-mot-de-passe-nouveau" }],
    ["delete", { password: "faux-mot-de-passe" }],
  ])("the password of a session that was left open, by %s, is refused", async (path, data) => {
    const { session } = await calls.accountByMail()
    const max = limitMax("shopper-sign-in", "subject-and-network")
    const attempts = await untilRejected(() => calls.post(path, { ...data, client }, session), max)
    expect(attempts.times).toBe(max)
  })

  it("the password of a link of a new account is refused", async () => {
    await calls.register(nextEmail())
    const { token } = await calls.lastMail()
    const max = limitMax("password-reset", "subject-and-network")
    const attempts = await untilRejected(() => calls.post("confirm", { token, password: "faux", client }), max)
    expect(attempts.times).toBe(max)
  })
})
