import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { maxSessions } from "#db/staff/sessions.ts"
import { totpCode } from "../testing/authenticator.ts"
import { withSecondFactor } from "../testing/second-factor.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { nextMobile, password, shopperCalls } from "../testing/shoppers.ts"
import { sendWith, signedIn, signIn, type TestStaff, toCookieHeader } from "../testing/staff.ts"

let shop: TestShop
let calls: ReturnType<typeof shopperCalls>
beforeAll(async () => {
  shop = await openTestShop()
  calls = shopperCalls(shop)
})
afterAll(() => shop.close())

const auth = "/api/admin/auth"
const me = (cookie: string) => sendWith(shop, cookie, "GET", "/api/admin/me")

/** Names of the tables with a row that has a text in it. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = (await shop.db.introspection.getTables()).filter(
    ({ name, isView }) => !isView && !/^sqlite_/.test(name),
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql`select * from ${sql.table(name)}`.execute(shop.db)
      return JSON.stringify(rows).includes(text) ? [name] : []
    }),
  )
  return found.flat()
}

/** The value of a staff cookie before its signature. */
const secretOf = (cookie: string, name: string) =>
  new RegExp(`\\.${name}=([^;.]+)`).exec(decodeURIComponent(cookie))?.[1] ?? ""

const idsOf = async (table: "staff_session" | "shopper_session", userId: string) =>
  (await shop.db.selectFrom(table).select("id").where("user_id", "=", userId).execute()).map(({ id }) => id)

describe("a session of the staff", () => {
  it("stands nowhere in the database as the cookie has it, and opens the console until it ends", async () => {
    const { cookie } = await signedIn(shop, "agent", "Hashed")
    const secret = secretOf(cookie, "session_token")
    expect(secret).toMatch(/^[\w-]{22,}$/)
    expect(await tablesWith(secret)).toEqual([])
    expect((await me(cookie)).status).toBe(200)
    expect((await sendWith(shop, cookie, "POST", `${auth}/sign-out`, {})).status).toBe(200)
    expect((await me(cookie)).status).toBe(401)
  })

  it("keeps its cookie's value when it is renewed", async () => {
    const { id, cookie } = await signedIn(shop, "agent", "Renewed")
    const lately = new Date(Date.now() + 7 * 86_400_000 - 6 * 60_000).toISOString()
    await shop.db.updateTable("staff_session").set({ expires_at: lately }).where("user_id", "=", id).execute()
    const renewed = toCookieHeader(await me(cookie))
    expect(secretOf(renewed, "session_token")).toBe(secretOf(cookie, "session_token"))
    expect((await me(renewed)).status).toBe(200)
  })

  it("is not opened by what the database has", async () => {
    const { id, cookie } = await signedIn(shop, "agent", "Stolen")
    const { token } = await shop.db
      .selectFrom("staff_session")
      .select("token")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow()
    const stolen = cookie.replace(secretOf(cookie, "session_token"), token)
    expect(stolen).not.toBe(cookie)
    expect((await me(stolen)).status).toBe(401)
  })

  it("is one of twenty at most: the one that was not used for longest ends", async () => {
    const { id, email, cookie: first } = await signedIn(shop, "agent", "Many")
    const second = await signIn(shop, email)
    const before = await idsOf("staff_session", id)
    const old = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
    await shop.db
      .updateTable("staff_session")
      .set({ updated_at: old(2) })
      .where("id", "in", before)
      .execute()
    // Seen since.
    const [firstId = ""] = await idsOf("staff_session", id)
    const isFirst = async () =>
      (
        (await (await sendWith(shop, first, "GET", "/api/admin/me/sessions")).json()) as {
          data: { id: string; current: boolean }[]
        }
      ).data.find(({ current }) => current)?.id
    expect(before).toContain(firstId)
    await shop.db
      .updateTable("staff_session")
      .set({ updated_at: old(1) })
      .where("id", "=", (await isFirst()) ?? "")
      .execute()
    for (let count = 2; count < maxSessions; count++) await signIn(shop, email)
    expect(await idsOf("staff_session", id)).toHaveLength(maxSessions)
    await signIn(shop, email)
    expect(await idsOf("staff_session", id)).toHaveLength(maxSessions)
    expect([(await me(first)).status, (await me(second)).status]).toEqual([200, 401])
  })
})

describe("the half of a sign-in that waits for its second factor", () => {
  const begin = async ({ email, password: given }: TestStaff) =>
    toCookieHeader(await sendWith(shop, "", "POST", `${auth}/sign-in/email`, { email, password: given }))
  const finish = (half: string, code: string) =>
    sendWith(shop, half, "POST", `${auth}/two-factor/verify-totp`, { code })

  it("stands nowhere in the database as the cookie has it", async () => {
    const agent = await withSecondFactor(shop, await signedIn(shop, "agent", "Half"))
    const half = await begin(agent)
    const secret = secretOf(half, "two_factor")
    expect(secret).toMatch(/^2fa-[\w-]{20}$/)
    expect(await tablesWith(secret)).toEqual([])
    expect((await finish(half, totpCode(agent.totpURI))).status).toBe(200)
  })

  it("ends no session of before: the password alone passes it", async () => {
    const agent = await withSecondFactor(shop, await signedIn(shop, "agent", "Two"))
    const [model] = await shop.db.selectFrom("staff_session").selectAll().where("user_id", "=", agent.id).execute()
    if (!model) throw new Error("Nobody is signed in")
    const others = Array.from({ length: maxSessions - 1 }, (_, index) => ({
      ...model,
      id: `x${index}`,
      token: `x${index}`,
    }))
    await shop.db.insertInto("staff_session").values(others).execute()
    const before = (await idsOf("staff_session", agent.id)).toSorted()
    const half = await begin(agent)
    expect((await idsOf("staff_session", agent.id)).toSorted()).toEqual(before)
    expect((await finish(half, totpCode(agent.totpURI))).status).toBe(200)
    expect(await idsOf("staff_session", agent.id)).toHaveLength(maxSessions)
  })
})

describe("a shopper's session", () => {
  const opened = async () => {
    const mobile = nextMobile()
    const session = calls.sessionIn(await calls.register(mobile))
    return { mobile, session }
  }

  it("stands nowhere in the database as the cookie has it, and opens the account until it ends", async () => {
    const { session } = await opened()
    expect(session).toMatch(/^[\w-]{22}$/)
    expect(await tablesWith(session)).toEqual([])
    expect((await calls.ask("GET", "me", undefined, session)).status).toBe(200)
    expect((await calls.post("sign-out", {}, session)).status).toBe(200)
    expect((await calls.ask("GET", "me", undefined, session)).status).toBe(401)
  })

  it("is not opened by what the database has", async () => {
    const { session } = await opened()
    const rows = await shop.db.selectFrom("shopper_session").select("token").execute()
    for (const { token } of rows) expect((await calls.ask("GET", "me", undefined, token)).status).toBe(401)
    expect((await calls.ask("GET", "me", undefined, session)).status).toBe(200)
  })

  it("is one of twenty at most", async () => {
    const { mobile, session } = await opened()
    const { sessions } = await calls.profile(session)
    expect(sessions).toHaveLength(1)
    const at = new Date(Date.now() - 60_000).toISOString()
    await shop.db
      .updateTable("shopper_session")
      .set({ updated_at: at })
      .where("id", "=", sessions[0]?.id ?? "")
      .execute()
    const later = []
    for (let count = 0; count < maxSessions; count++) later.push(calls.sessionIn(await calls.signIn(mobile, password)))
    expect((await calls.ask("GET", "me", undefined, session)).status).toBe(401)
    expect((await calls.profile(later[0] ?? "")).sessions).toHaveLength(maxSessions)
  })
})
