import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { askingLimits, tryLimits } from "#core/sign-in-limits.ts"
import type { TestShop } from "./testing/shop.ts"

// Counted, and done as ever.
vi.mock("./admin/password-hash.ts", { spy: true })
// Other files of the worker have loaded the API already, uncounted.
vi.resetModules()
await import("./testing/cheap-passwords.ts")
const { hashPassword, isPassword } = await import("./admin/password-hash.ts")
const { openTestShop, testToken } = await import("./testing/shop.ts")
const { names, nextEmail, nextMobile, password, shopperCalls } = await import("./testing/shoppers.ts")

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

/** What is asked, what is answered, and how many passwords were reckoned for it. */
async function worked(path: string, data: object) {
  const before = vi.mocked(hashPassword).mock.calls.length + vi.mocked(isPassword).mock.calls.length
  const answer = seen(await calls.post(path, data))
  const hashes = vi.mocked(hashPassword).mock.calls.length + vi.mocked(isPassword).mock.calls.length - before
  return { answer, hashes }
}

describe("who asks whether somebody has an account", () => {
  it("gets the same answer for the same work: signing in and registering by e-mail, and forgetting", async () => {
    const { email } = await calls.accountByMail()
    const asked = [
      ["sign-in", (login: string) => ({ login, password: "une-autre-longue-phrase" }), 1],
      ["register", (login: string) => ({ login, password, ...names }), 1],
      ["forgot", (login: string) => ({ email: login, locale: "fr" }), 0],
    ] as const
    for (const [path, data, hashes] of asked) {
      const known = await worked(path, data(email))
      expect(known.hashes, path).toBe(hashes)
      expect(await worked(path, data(nextEmail())), path).toEqual(known)
    }
  })

  it("gets the same answer for the same work by mobile, however many accounts it has", async () => {
    const mobile = nextMobile()
    const wrong = (login: string) => ({ login, password: "une-autre-longue-phrase" })
    const none = await worked("sign-in", wrong(mobile))
    expect(none.hashes).toBe(3)
    for (let accounts = 1; accounts <= 2; accounts++) {
      expect((await calls.register(mobile)).status).toBe(201)
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

const mostBy = (limits: readonly { by: string; most: number }[], by: string) =>
  limits.find((limit) => limit.by === by)?.most ?? 0

/** Asks until it is refused, and tells after how many times. */
async function untilRefused(ask: () => Promise<Answer>, most: number) {
  for (let times = 0; times <= most; times++) {
    const answer = await ask()
    if (answer.status === 429) {
      expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0)
      return { times, answer: seen(answer) }
    }
  }
  throw new Error(`Not refused after ${most} times`)
}

describe("who tries again and again", () => {
  const client = { address: "192.0.2.7", device: "test" }

  it("to sign in is refused as often for an account that nobody has, to the letter", async () => {
    const { email } = await calls.accountByMail()
    const most = mostBy(tryLimits, "account-and-network")
    const tryAt = (login: string) =>
      untilRefused(() => calls.post("sign-in", { login, password: "faux", client }), most)
    const known = await tryAt(email)
    expect(known.times).toBe(most)
    expect(await tryAt(nextEmail())).toEqual(known)
    // The right password does not get in either, but from elsewhere.
    expect((await calls.post("sign-in", { login: email, password, client })).status).toBe(429)
    const elsewhere = { ...client, address: "198.51.100.1" }
    expect((await calls.post("sign-in", { login: email, password, client: elsewhere })).status).toBe(200)
  })

  it("for links to one address is refused, whoever has it, and does not get past it by registering", async () => {
    const { email } = await calls.accountByMail()
    await shop.db.deleteFrom("rate_window").execute()
    const most = mostBy(askingLimits, "account")
    const forget = (login: string) =>
      untilRefused(() => calls.post("forgot", { email: login, locale: "fr", client }), most)
    const known = await forget(email)
    expect(known.times).toBe(most)
    expect(await forget(nextEmail())).toEqual(known)
    expect((await calls.register(email)).status).toBe(429)
  })

  it("for links to address after address is refused by network", async () => {
    const most = mostBy(askingLimits, "network")
    const asked = await untilRefused(() => calls.post("forgot", { email: nextEmail(), locale: "fr", client }), most)
    expect(asked.times).toBe(most)
    const elsewhere = { ...client, address: "198.51.100.1" }
    expect((await calls.post("forgot", { email: nextEmail(), locale: "fr", client: elsewhere })).status).toBe(200)
  })

  it.each([
    ["password", { current: "faux-mot-de-passe", next: "un-mot-de-passe-nouveau" }],
    ["delete", { password: "faux-mot-de-passe" }],
  ])("the password of a session that was left open, by %s, is refused", async (path, data) => {
    const { session } = await calls.accountByMail()
    const most = mostBy(tryLimits, "account-and-network")
    const asked = await untilRefused(() => calls.post(path, { ...data, client }, session), most)
    expect(asked.times).toBe(most)
  })

  it("the password of a link of a new account is refused", async () => {
    await calls.register(nextEmail())
    const { token } = await calls.lastMail()
    const most = mostBy(askingLimits, "account")
    const asked = await untilRefused(() => calls.post("confirm", { token, password: "faux", client }), most)
    expect(asked.times).toBe(most)
  })
})
