import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { LimitScope, RateLimitName } from "#core/rate-limits.ts"
import { purgeExpiredOrderData } from "#db/orders/purge-expired-order-data.ts"
import { purgeKnownNetworks } from "#db/staff/known-networks.ts"
import { limitMax } from "../testing/rate-limits.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { names, nextEmail, password, shopperCalls } from "../testing/shoppers.ts"
import { sendWith, signedIn } from "../testing/staff.ts"

/** Half past an hour, so that no window ends meanwhile. */
const start = new Date("2026-11-21T10:31:00.000Z")
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

const home = { address: "192.0.2.7" }
const stranger = (network: number) => ({ address: `198.${18 + (network >> 8)}.${network & 255}.1` })
const windows = (name: RateLimitName, by: LimitScope) =>
  shop.db.selectFrom("rate_window").selectAll().where("bucket", "like", `${name}:${by}:%`).execute()
/** Lets everything that was counted by a scope be at its limit. */
const fill = (name: RateLimitName, by: LimitScope) =>
  shop.db
    .updateTable("rate_window")
    .set({ count: limitMax(name, by) })
    .where("bucket", "like", `${name}:${by}:%`)
    .execute()
const signIn = (login: string, given: string, client: object) =>
  calls.post("sign-in", { login, password: given, client })

describe("a shopper whom strangers of many networks pretend to be", () => {
  it("signs in from a network of before, and from no other one", async () => {
    const { email } = await calls.accountByMail()
    expect((await signIn(email, password, home)).status).toBe(200)
    expect((await signIn(email, "faux", stranger(1))).status).toBe(401)
    await fill("shopper-sign-in", "subject")
    expect((await signIn(email, password, stranger(2))).status).toBe(429)
    expect((await signIn(email, password, home)).status).toBe(200)
  })

  it("is a stranger again in a network that was left for 30 days", async () => {
    const { email } = await calls.accountByMail()
    await signIn(email, password, home)
    now = new Date(now.getTime() + 31 * day)
    await signIn(email, "faux", stranger(1))
    await fill("shopper-sign-in", "subject")
    expect((await signIn(email, password, home)).status).toBe(429)
    await purgeKnownNetworks(shop.db, now)
    expect(await shop.db.selectFrom("known_network").selectAll().execute()).toEqual([])
  })

  it("gets a link to a new password, by which a new network is known", async () => {
    const { email } = await calls.accountByMail()
    const forgot = (client: object) => calls.post("forgot", { email, locale: "fr", client })
    const mails = async () =>
      (await shop.db.selectFrom("mail_outbox").select("id").where("recipient", "=", email).execute()).length
    const before = await mails()
    for (let network = 1; network <= limitMax("password-reset", "subject") + 3; network++) {
      expect((await forgot(stranger(network))).status).toBe(200)
    }
    expect(await mails()).toBe(before + limitMax("password-reset", "subject"))
    expect((await forgot(home)).status).toBe(200)
    const { token } = await calls.lastMail()
    expect((await calls.post("new-password", { token, password, client: home })).status).toBe(200)
    await signIn(email, "faux", stranger(1))
    await fill("shopper-sign-in", "subject")
    expect((await signIn(email, password, home)).status).toBe(200)
    // No link of before is left: the next one is sent, after the notice that the password was changed.
    expect((await forgot(home)).status).toBe(200)
    expect(await mails()).toBe(before + limitMax("password-reset", "subject") + 2)
  })

  it("shares a mobile with an account that makes no network of the owner's strange", async () => {
    const mobile = "0661990011"
    const other = "une-phrase-tout-autre"
    const register = (given: string, client: object) =>
      calls.post("register", { login: mobile, password: given, ...names, client })
    expect((await register(password, home)).status).toBe(201)
    expect((await register(other, stranger(1))).status).toBe(201)
    for (let network = 2; network <= 12; network++) {
      expect((await signIn(mobile, other, stranger(network))).status).toBe(200)
    }
    await signIn(mobile, "faux", stranger(99))
    await fill("shopper-sign-in", "subject")
    expect((await signIn(mobile, password, home)).status).toBe(200)
  })
})

describe("a member of staff whom strangers of many networks pretend to be", () => {
  it("signs in from a network of before", async () => {
    const { email, password: own } = await signedIn(shop, "agent")
    const path = "/api/admin/auth/sign-in/email"
    const attempt = (given: string, { address }: { address: string }) =>
      sendWith(shop, "", "POST", path, { email, password: given }, address)
    expect((await attempt(own, home)).status).toBe(200)
    await attempt("wrong-wrong-wrong", stranger(1))
    await fill("staff-sign-in", "subject")
    expect((await attempt(own, stranger(2))).status).toBe(429)
    expect((await attempt(own, home)).status).toBe(200)
  })
})

describe("a network that is over its limit", () => {
  it.each([
    ["shopper-sign-in", (login: string) => signIn(login, "faux", home)],
    ["password-reset", (email: string) => calls.post("forgot", { email, locale: "fr", client: home })],
    [
      "registration",
      (login: string) =>
        calls.post("register", { login, password, firstname: "A", lastname: "B", locale: "fr", client: home }),
    ],
  ] as const)("spends nothing of an account's by %s", async (name, send) => {
    await send(nextEmail())
    await fill(name, "network")
    const before = [...(await windows(name, "subject-and-network")), ...(await windows(name, "subject"))]
    const victim = nextEmail()
    for (let tries = 0; tries < 3; tries++) expect((await send(victim)).status).toBe(429)
    expect([...(await windows(name, "subject-and-network")), ...(await windows(name, "subject"))]).toEqual(before)
  })
})

describe("a flood from hundreds of networks", () => {
  it("ends with its minute, stores nothing meanwhile, and keeps nobody out who is known", {
    tags: ["@long"],
  }, async () => {
    const { email } = await calls.accountByMail()
    await signIn(email, password, home)
    now = new Date(now.getTime() + 60_000)
    const flood = Array.from({ length: limitMax("shopper-sign-in", "process") }, (_, network) => network)
    for (const network of flood) {
      const { status } = await calls.post("sign-in", {
        login: `n${network}@example.dz`,
        password: "x",
        client: stranger(network),
      })
      expect(status).toBe(401)
    }
    const stored = (await shop.db.selectFrom("rate_window").select("bucket").execute()).length
    const late = await signIn(nextEmail(), "x", stranger(700))
    expect([late.status, late.headers.get("retry-after")]).toEqual([429, "60"])
    expect((await shop.db.selectFrom("rate_window").select("bucket").execute()).length).toBe(stored)
    expect((await signIn(email, password, home)).status).toBe(200)
    now = new Date(now.getTime() + 60_000)
    expect((await signIn(nextEmail(), "x", stranger(701))).status).toBe(401)
  })
})

describe("what was counted", () => {
  it("is deleted when its window ends", async () => {
    await signIn(nextEmail(), "faux", stranger(1))
    const seconds = async () =>
      (await shop.db.selectFrom("rate_window").select("bucket").execute()).map(({ bucket }) => bucket.split(":")[2])
    // Of the failure and of what was looked at.
    const days = ["86400", "86400", "86400"]
    expect((await seconds()).toSorted()).toEqual([...days, "900", "900", "900", "900"])
    await purgeExpiredOrderData(shop.db, new Date(now.getTime() + 16 * 60_000))
    expect(await seconds()).toEqual(days)
    await purgeExpiredOrderData(shop.db, new Date(now.getTime() + day))
    expect(await seconds()).toEqual([])
  })
})
