import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { totpCode } from "../../testing/authenticator.ts"
import { withSecondFactor } from "../../testing/second-factor.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { shopperCalls } from "../../testing/shoppers.ts"
import { sendWith, signedIn, signIn, type TestStaff, toCookieHeader } from "../../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const auth = "/api/admin/auth"

/** The first step of a sign-in. */
async function begin({ email }: TestStaff, password: string) {
  const answer = await sendWith(shop, "", "POST", `${auth}/sign-in/email`, { email, password })
  expect(await answer.json()).toEqual({ data: { twoFactorRequired: true } })
  return toCookieHeader(answer)
}
const finish = (half: string, code: string) => sendWith(shop, half, "POST", `${auth}/two-factor/verify-totp`, { code })

describe("a session's token", () => {
  it("has 128 random bits or more, of staff and of shoppers, and is another one at each sign-in", async () => {
    for (let times = 0; times < 5; times++) await signIn(shop, owner.email)
    const { accountByMail, signIn: enter } = shopperCalls(shop)
    const { email } = await accountByMail()
    await enter(email)
    const tables = ["staff_session", "shopper_session"] as const
    const rows = await Promise.all(tables.map((table) => shop.db.selectFrom(table).select("token").execute()))
    for (const tokens of rows) expect(tokens.length).toBeGreaterThan(1)
    const tokens = rows.flat().map(({ token }) => token)
    expect(new Set(tokens).size).toBe(tokens.length)
    // 22 letters and digits of 62 are 131 bits.
    for (const token of tokens) expect(token).toMatch(/^[\w-]{22,}$/)
  })
})

describe("a second factor", () => {
  it("has codes for a lost phone of ten letters and digits, and a key of 128 bits or more", async () => {
    const agent = await signedIn(shop, "agent", "Codes")
    const { totpURI, backupCodes } = await withSecondFactor(shop, agent)
    for (const code of backupCodes) expect(code).toMatch(/^[A-Za-z0-9]{5}-[A-Za-z0-9]{5}$/)
    const key = new URL(totpURI).searchParams.get("secret") ?? ""
    // Five bits a letter.
    expect(key).toMatch(/^[A-Z2-7]{26,}$/)
  })

  it("is asked for after a password that was renewed by a link as well", async () => {
    const agent = await signedIn(shop, "agent", "Forgetful")
    const { totpURI } = await withSecondFactor(shop, agent)
    const made = await owner.send("POST", `/api/admin/staff/${agent.id}/password-link`, { password: owner.password })
    const { data } = (await made.json()) as { data: { link: string } }
    const password = "figues et melons du jardin"
    const body = { token: new URL(data.link).searchParams.get("token"), password }
    expect((await sendWith(shop, "", "POST", "/api/admin/new-password", body)).status).toBe(200)
    const half = await begin(agent, password)
    expect((await sendWith(shop, half, "GET", "/api/admin/me")).status).toBe(401)
    expect((await finish(half, totpCode(totpURI))).status).toBe(200)
  })

  it("whose key was changed in the database opens nothing", async () => {
    const agent = await signedIn(shop, "agent", "Tampered")
    const { totpURI } = await withSecondFactor(shop, agent)
    const rows = shop.db.updateTable("staff_two_factor").where("user_id", "=", agent.id)
    const [{ secret = "" } = {}] = await shop.db
      .selectFrom("staff_two_factor")
      .select("secret")
      .where("user_id", "=", agent.id)
      .execute()
    const changed = secret.slice(0, -1) + (secret.endsWith("0") ? "1" : "0")
    await rows.set({ secret: changed }).execute()
    const half = await begin(agent, agent.password)
    expect((await finish(half, totpCode(totpURI))).status).toBeGreaterThanOrEqual(400)
    await rows.set({ secret }).execute()
    expect((await finish(await begin(agent, agent.password), totpCode(totpURI))).status).toBe(200)
  })
})
