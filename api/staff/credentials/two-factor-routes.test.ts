import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { totpCode } from "../../testing/authenticator.ts"
import { withSecondFactor } from "../../testing/second-factor.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { sendWith, signedIn, signIn, type TestStaff, toCookieHeader } from "../../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const auth = "/api/admin/auth"
const statusWith = async (cookie: string) => (await sendWith(shop, cookie, "GET", "/api/admin/me")).status

/** A code that cannot be the one of the app at any moment near this one. */
function wrongCode(uri: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => totpCode(uri, steps))
  return ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !near.includes(code)) ?? ""
}

/** Turns the second factor on, as somebody does with a phone. */
const enable = (who: TestStaff) => withSecondFactor(shop, who)

/** The first step of a sign-in with a second factor. */
async function begin({ email, password }: TestStaff): Promise<string> {
  const answer = await sendWith(shop, "", "POST", `${auth}/sign-in/email`, { email, password })
  expect(await answer.json()).toEqual({ data: { twoFactorRequired: true } })
  return toCookieHeader(answer)
}

const verify = (cookie: string, code: string, way = "totp") =>
  sendWith(shop, cookie, "POST", `${auth}/two-factor/verify-${way}`, { code })

const codeIn = async (answer: Response) =>
  ((await answer.json()) as { error: { details: { code: string } } }).error.details.code

describe("a second factor", () => {
  it("is asked for once it is on, and the password alone makes no session", async () => {
    const agent = await signedIn(shop, "agent", "On")
    const { totpURI, cookie } = await enable(agent)
    expect(await (await sendWith(shop, cookie, "GET", "/api/admin/me")).json()).toMatchObject({
      data: { twoFactor: true },
    })
    const half = await begin(agent)
    expect(await statusWith(half)).toBe(401)
    const wrong = await verify(half, wrongCode(totpURI))
    expect(wrong.status).toBe(401)
    expect(await codeIn(wrong)).toBe("INVALID_CODE")
    const done = await verify(half, totpCode(totpURI))
    expect(done.status).toBe(200)
    expect(await done.clone().text()).toBe('{"data":{}}')
    expect(await statusWith(toCookieHeader(done))).toBe(200)
  })

  it("is not on before it is confirmed", async () => {
    const agent = await signedIn(shop, "agent", "Half")
    const enabled = await agent.send("POST", `${auth}/two-factor/enable`, { password: agent.password })
    const { data } = (await enabled.json()) as { data: { totpURI: string } }
    const wrong = await agent.send("POST", `${auth}/two-factor/confirm`, { code: wrongCode(data.totpURI) })
    expect(wrong.status).toBe(401)
    expect(await statusWith(await signIn(shop, agent.email))).toBe(200)
  })

  it("takes a code in Arabic digits, of whom signs in and of whom proves who they are", async () => {
    const agent = await signedIn(shop, "agent", "Digits")
    const { totpURI } = await enable(agent)
    const inArabic = (code: string) => code.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
    const done = await verify(await begin(agent), inArabic(totpCode(totpURI)))
    expect(done.status).toBe(200)
    const proof = { password: agent.password, code: inArabic(totpCode(totpURI, 1)) }
    const renewed = await sendWith(shop, toCookieHeader(done), "POST", `${auth}/two-factor/backup-codes`, proof)
    expect(renewed.status).toBe(200)
  })

  it("takes a code once, were it seen over the shoulder", async () => {
    const agent = await signedIn(shop, "agent", "Once")
    const { totpURI } = await enable(agent)
    const code = totpCode(totpURI)
    const [mine, thiefs] = [await begin(agent), await begin(agent)]
    expect((await verify(mine, code)).status).toBe(200)
    const again = await verify(thiefs, code)
    expect(again.status).toBe(401)
    expect(toCookieHeader(again)).toBe("")
    const { count } = await shop.db
      .selectFrom("staff_session")
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("user_id", "=", agent.id)
      .executeTakeFirstOrThrow()
    // The one that turned it on, and the one that signed in.
    expect(count).toBe(2)
  })

  it("is replaced by each of ten codes once, when the phone is lost", async () => {
    const agent = await signedIn(shop, "agent", "Backup")
    const { backupCodes } = await enable(agent)
    expect(new Set(backupCodes).size).toBe(10)
    const [code = ""] = backupCodes
    const done = await verify(await begin(agent), code, "backup-code")
    expect(done.status).toBe(200)
    const cookie = toCookieHeader(done)
    const again = await verify(await begin(agent), code, "backup-code")
    expect(again.status).toBe(401)
    const proof = { password: agent.password, code: backupCodes[2] }
    const renewed = await sendWith(shop, cookie, "POST", `${auth}/two-factor/backup-codes`, proof)
    const { data } = (await renewed.json()) as { data: { backupCodes: string[] } }
    expect((await verify(await begin(agent), backupCodes[1] ?? "", "backup-code")).status).toBe(401)
    expect((await verify(await begin(agent), data.backupCodes[1] ?? "", "backup-code")).status).toBe(200)
  })

  it("ends a sign-in after five wrong codes, with a session of somebody's at hand or without", async () => {
    const agent = await signedIn(shop, "agent", "Guessed")
    const { totpURI } = await enable(agent)
    const half = await begin(agent)
    const both = `${half}; ${owner.cookie}`
    for (let tries = 0; tries < 5; tries++) expect((await verify(both, wrongCode(totpURI))).status).toBe(401)
    const sixth = await verify(half, totpCode(totpURI))
    expect(sixth.status).toBe(400)
    expect(await codeIn(sixth)).toBe("TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE")
    expect((await verify(half, totpCode(totpURI))).status).toBe(401)
    const second = await begin(agent)
    for (let tries = 0; tries < 5; tries++) expect((await verify(second, wrongCode(totpURI))).status).toBe(401)
    // Ten in a row: the account rests.
    const locked = await verify(await begin(agent), totpCode(totpURI))
    expect(locked.status).toBe(429)
    expect(await codeIn(locked)).toBe("ACCOUNT_TEMPORARILY_LOCKED")
  })

  it("is turned off by the password and a code, and by who manages staff", async () => {
    const [agent, other] = [await signedIn(shop, "agent", "Off"), await signedIn(shop, "agent", "Lost phone")]
    const { cookie, totpURI } = await enable(agent)
    const path = `${auth}/two-factor/disable`
    expect((await sendWith(shop, cookie, "POST", path, { password: "not this one" })).status).toBe(400)
    const proof = { password: agent.password, code: totpCode(totpURI) }
    expect((await sendWith(shop, cookie, "POST", path, proof)).status).toBe(200)
    expect(await statusWith(await signIn(shop, agent.email))).toBe(200)
    const theirs = await enable(other)
    const remove = `/api/admin/staff/${other.id}/two-factor/remove`
    expect((await owner.send("POST", remove, { password: owner.password })).status).toBe(200)
    expect(await statusWith(theirs.cookie)).toBe(401)
    expect(await statusWith(await signIn(shop, other.email))).toBe(200)
  })

  it("is kept encrypted", async () => {
    const agent = await signedIn(shop, "agent", "Encrypted")
    const { totpURI, backupCodes } = await enable(agent)
    const rows = await shop.db.selectFrom("staff_two_factor").selectAll().where("user_id", "=", agent.id).execute()
    expect(rows).toHaveLength(1)
    const secret = new URL(totpURI).searchParams.get("secret") ?? "none"
    for (const text of [secret, backupCodes[0] ?? "none"]) expect(JSON.stringify(rows)).not.toContain(text)
  })
})
