import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { LimitScope } from "#core/rate-limits.ts"
import { createApi } from "../composition/api.ts"
import { totpCode } from "../testing/authenticator.ts"
import { openRemoteShop } from "../testing/other-process.ts"
import { limitMax } from "../testing/rate-limits.ts"
import { openTestShop, type TestShop, testSecret, testToken } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff, toCookieHeader } from "../testing/staff.ts"

// In the middle of an hour and of a quarter, so that no span of time ends while a test counts.
const noon = () => new Date("2026-11-21T12:05:00.000Z")

let shop: TestShop
let agent: TestStaff
beforeEach(async () => {
  shop = await openTestShop(testToken, noon)
  agent = await signedIn(shop, "agent")
})
afterEach(() => shop.close())

const path = "/api/admin/auth/sign-in/email"
const home = "192.0.2.10"
const attempt = (email: string, password: string, client = home) =>
  sendWith(shop, "", "POST", path, { email, password }, client)

const maxTries = (by: LimitScope) => limitMax("staff-sign-in", by)

/** Everything in an answer by which two could be told apart. */
async function seen(answer: Response) {
  return { status: answer.status, headers: [...answer.headers], body: await answer.text() }
}

describe("a sign-in", () => {
  it("does not tell whether an e-mail address is somebody's", async () => {
    const known = await seen(await attempt(agent.email, "wrong-wrong-wrong"))
    const unknown = await seen(await attempt("nobody@hanout.test", "wrong-wrong-wrong"))
    expect(known).toEqual(unknown)
    expect(known).toMatchObject({ status: 401 })
    expect(known.body).toContain('"INVALID_EMAIL_OR_PASSWORD"')
    const tooLong = "x".repeat(129)
    expect(await seen(await attempt(agent.email, tooLong))).toEqual(
      await seen(await attempt("nobody@hanout.test", tooLong)),
    )
  })

  it("is refused after too many wrong ones, with the right password too, and a known address as an unknown one", async () => {
    for (const email of [agent.email, "nobody@hanout.test"]) {
      const wrong = Array.from({ length: maxTries("subject-and-network") }, () => attempt(email, "wrong-wrong-wrong"))
      expect((await Promise.all(wrong)).map(({ status }) => status)).toEqual(wrong.map(() => 401))
    }
    const stopped = await attempt(agent.email, agent.password)
    expect(stopped.headers.get("retry-after")).toBe("600")
    const known = await seen(stopped)
    expect(known).toEqual(await seen(await attempt("nobody@hanout.test", agent.password)))
    expect(known).toMatchObject({ status: 429 })
    expect(known.body).toContain('"TOO_MANY_TRIES"')
  })

  it("is counted in every process together", async () => {
    const elsewhere = await openRemoteShop(shop, noon())
    try {
      const max = maxTries("subject-and-network")
      const wrong = { path, cookie: "", body: { email: agent.email, password: "wrong-wrong-wrong" } }
      const there = await elsewhere.post(Array.from({ length: max - 1 }, () => wrong))
      expect(there.map(({ status }) => status)).toEqual(there.map(() => 401))
      const here = () => sendWith(shop, "", "POST", path, wrong.body)
      expect((await here()).status).toBe(401)
      expect((await here()).status).toBe(429)
      expect((await elsewhere.post([wrong])).map(({ status }) => status)).toEqual([429])
    } finally {
      await elsewhere.close()
    }
  })

  it("from elsewhere is open to somebody whom a stranger keeps trying to be", async () => {
    for (let tries = 0; tries < maxTries("subject-and-network") + 30; tries++) {
      if ((await attempt(agent.email, "wrong-wrong-wrong", "198.51.100.7")).status === 429) break
    }
    expect((await attempt(agent.email, agent.password, "198.51.100.99")).status).toBe(429)
    expect((await attempt(agent.email, agent.password, home)).status).toBe(200)
  })

  it("that succeeds counts as no try", async () => {
    for (let tries = 0; tries < maxTries("subject-and-network") + 2; tries++) {
      expect((await attempt(agent.email, agent.password)).status).toBe(200)
    }
  })

  it("of many accounts from one network is refused", async () => {
    const client = "203.0.113.5"
    expect((await attempt("first@hanout.test", "wrong-wrong-wrong", client)).status).toBe(401)
    const counts = shop.db.updateTable("rate_window").set({ count: maxTries("network") })
    await counts.where("bucket", "like", "staff-sign-in:network:%").execute()
    expect((await attempt("second@hanout.test", "wrong-wrong-wrong", "203.0.113.99")).status).toBe(429)
    expect((await attempt("second@hanout.test", "wrong-wrong-wrong", "198.51.100.1")).status).toBe(401)
  })

  it("keeps what it counts unreadable", async () => {
    await attempt(agent.email, "wrong-wrong-wrong")
    const rows = JSON.stringify(await shop.db.selectFrom("rate_window").selectAll().execute())
    for (const text of [agent.email, home, "192.0.2"]) expect(rows).not.toContain(text)
  })

  it("sets no cookie that scripts or other sites could use, and answers without a token", async () => {
    const answer = await attempt(agent.email, agent.password)
    expect(toCookieHeader(answer)).toMatch(/^hanout-staff\.session_token=[^;]+$/)
    expect(answer.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Strict/)
    expect(await answer.json()).toEqual({ data: { twoFactorRequired: false } })
  })

  it("ends the session that the browser had", async () => {
    const stands = async (cookie: string) => (await sendWith(shop, cookie, "GET", "/api/admin/me")).status === 200
    const { email, password, cookie } = agent
    const elsewhere = toCookieHeader(await attempt(email, password))
    expect((await sendWith(shop, cookie, "POST", path, { email, password: "wrong-wrong-wrong" }, home)).status).toBe(
      401,
    )
    expect(await stands(cookie)).toBe(true)
    const again = await sendWith(shop, cookie, "POST", path, { email, password }, home)
    expect([await stands(cookie), await stands(toCookieHeader(again)), await stands(elsewhere)]).toEqual([
      false,
      true,
      true,
    ])
  })

  it("that ends empties the browser's cache, and leaves what belongs to the device", async () => {
    const out = await agent.send("POST", "/api/admin/auth/sign-out", {})
    expect([out.status, out.headers.get("clear-site-data")]).toEqual([200, '"cache"'])
  })

  it("to a shop with https makes cookies and links for https alone", async () => {
    const staff = { secret: testSecret, publicUrl: "https://shop.example" }
    const api = createApi({ db: shop.db, token: testToken, staff })
    const post = (to: string, body: object, cookie = "") =>
      api.fetch(
        new Request(`https://shop.example/api/admin${to}`, {
          method: "POST",
          headers: { cookie },
          body: JSON.stringify(body),
        }),
      )
    const { email, password } = await signedIn(shop, "owner")
    const answer = await post("/auth/sign-in/email", { email, password })
    const [session = "", ...others] = answer.headers.getSetCookie()
    expect(others).toEqual([])
    expect(session).toMatch(/^__Host-hanout-staff\.session_token=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
    const invited = await post("/invitations", { role: "agent", password }, toCookieHeader(answer))
    expect(await invited.text()).toContain('"link":"https://shop.example/admin/invitation?token=')
    // Those of the second factor, and those that end a session, are no others.
    const enabled = await post("/auth/two-factor/enable", { password }, toCookieHeader(answer))
    const { data } = (await enabled.json()) as { data: { totpURI: string } }
    const confirmed = await post("/auth/two-factor/confirm", { code: totpCode(data.totpURI) }, toCookieHeader(answer))
    const half = await post("/auth/sign-in/email", { email, password })
    expect(toCookieHeader(half)).toMatch(/^__Host-hanout-staff\.two_factor=/)
    const out = await post("/auth/sign-out", {}, toCookieHeader(confirmed))
    expect(out.status).toBe(200)
    const all = [enabled, confirmed, half, out].flatMap(({ headers }) => headers.getSetCookie())
    expect(all.length).toBeGreaterThan(3)
    for (const cookie of all) {
      expect(cookie).toMatch(/^__Host-hanout-staff\.\w+=/)
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Strict$/)
      expect(cookie).not.toMatch(/domain/i)
    }
  })
})
