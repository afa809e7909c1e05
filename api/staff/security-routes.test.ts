import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type AdminRoute, adminRoutes, routeKey } from "../admin/admin-routes.ts"
import { totpCode } from "../testing/authenticator.ts"
import { adminExamples } from "../testing/examples/admin-examples.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { sendWith, signedIn, signIn, type TestStaff, toCookieHeader } from "../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
let manager: TestStaff
let agent: TestStaff
/** The owner's session once their second factor is set up. */
let proven = ""
/** The owner's codes for a lost phone: each serves once. */
let spare: string[] = []
const proof = () => ({ password: owner.password, code: spare.pop() })
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
  manager = await signedIn(shop, "manager")
  agent = await signedIn(shop, "agent")
})
afterAll(() => shop.close())

const send = (cookie: string, method: string, path: string, body?: unknown) =>
  sendWith(shop, cookie, method, `/api/admin${path}`, body)
const requireFactor = (cookie: string, secondFactorRequired: boolean) =>
  send(cookie, "PUT", "/security", { secondFactorRequired })

/** @param keep is given the codes for a lost phone
 *  @returns the cookies of the session with the second factor set up */
async function setUp(cookie: string, password: string, keep?: (codes: string[]) => void): Promise<string> {
  const enabled = await send(cookie, "POST", "/auth/two-factor/enable", { password })
  const { data } = (await enabled.json()) as { data: { totpURI: string; backupCodes: string[] } }
  const confirmed = await send(cookie, "POST", "/auth/two-factor/confirm", { code: totpCode(data.totpURI) })
  expect(confirmed.status).toBe(200)
  keep?.(data.backupCodes)
  return toCookieHeader(confirmed) || cookie
}

const firstSetUp = { error: { status: 403, details: { code: "SECOND_FACTOR_REQUIRED" } } }
const rows: readonly AdminRoute[] = adminRoutes
const examples: Record<string, { path: string; body?: unknown }> = adminExamples

describe("a second factor of owners and managers", () => {
  it("is required when an owner who has one says so, and by nobody else", async () => {
    expect(await (await send(manager.cookie, "GET", "/security")).json()).toEqual({
      data: { secondFactorRequired: false },
    })
    expect((await requireFactor(manager.cookie, true)).status).toBe(403)
    const without = await requireFactor(owner.cookie, true)
    expect(await without.json()).toMatchObject({ error: { status: 409, details: { code: "SECOND_FACTOR_FIRST" } } })
    expect((await send(manager.cookie, "GET", "/me")).status).toBe(200)
    proven = await setUp(owner.cookie, owner.password, (codes) => {
      spare = codes
    })
    expect(await (await requireFactor(proven, true)).json()).toEqual({ data: { secondFactorRequired: true } })
    const entries = await shop.db.selectFrom("audit_log").selectAll().where("resource", "=", "security").execute()
    expect(entries).toMatchObject([{ staff_id: owner.id, after: '{"secondFactorRequired":true,"endedSessions":1}' }])
  })

  it("ends the sessions of those without one, and of nobody else", async () => {
    expect((await send(manager.cookie, "GET", "/me")).status).toBe(401)
    expect((await send(agent.cookie, "GET", "/orders")).status).toBe(200)
    expect((await send(proven, "GET", "/staff")).status).toBe(200)
  })

  describe("leaves who has none, after the sign-in,", () => {
    let cookie = ""
    beforeAll(async () => {
      cookie = await signIn(shop, manager.email)
    })

    it.each(rows.filter((row) => row.permission !== "anyone" && !row.beforeSecondFactor).map(routeKey))(
      "without %s",
      async (key) => {
        const { path, body } = examples[key] ?? { path: "" }
        const answer = await send(cookie, key.split(" ")[0] ?? "", path, body)
        expect(await answer.json()).toMatchObject(firstSetUp)
      },
    )

    it("with what sets one up", () => {
      expect(rows.filter((row) => row.beforeSecondFactor).map(routeKey)).toEqual([
        "POST /auth/sign-out",
        "POST /auth/two-factor/enable",
        "POST /auth/two-factor/confirm",
        "GET /me",
      ])
    })

    it("until it is set up", async () => {
      expect(await (await send(cookie, "GET", "/me")).json()).toMatchObject({ data: { secondFactorMissing: true } })
      const after = await setUp(cookie, manager.password)
      expect(await (await send(after, "GET", "/me")).json()).toMatchObject({ data: { secondFactorMissing: false } })
      expect((await send(after, "GET", "/orders")).status).toBe(200)
      const off = await send(after, "POST", "/auth/two-factor/disable", { password: manager.password })
      expect(await off.json()).toMatchObject(firstSetUp)
    })
  })

  it("is required of who becomes a manager or loses theirs, and lets agents choose", async () => {
    expect((await send(proven, "PATCH", `/staff/${agent.id}`, { role: "manager", ...proof() })).status).toBe(200)
    const promoted = await signIn(shop, agent.email)
    expect(await (await send(promoted, "GET", "/orders")).json()).toMatchObject(firstSetUp)
    expect((await send(proven, "POST", `/staff/${manager.id}/two-factor/remove`, proof())).status).toBe(200)
    const lost = await signIn(shop, manager.email)
    expect(await (await send(lost, "GET", "/orders")).json()).toMatchObject(firstSetUp)
    const editor = await signedIn(shop, "editor")
    let codes: string[] = []
    const chosen = await setUp(editor.cookie, editor.password, (all) => {
      codes = all
    })
    const off = await send(chosen, "POST", "/auth/two-factor/disable", { password: editor.password, code: codes[0] })
    expect(off.status).toBe(200)
  })

  it("is off again when an owner says so", async () => {
    const drop = (given: object) => send(proven, "PUT", "/security", { secondFactorRequired: false, ...given })
    const codeOfError = async (answer: Response) =>
      ((await answer.json()) as { error: { details: { code?: string } } }).error.details.code
    expect(await codeOfError(await drop({}))).toBe("PASSWORD_REQUIRED")
    expect(await codeOfError(await drop({ password: "another one" }))).toBe("INVALID_PASSWORD")
    expect(await codeOfError(await drop({ password: owner.password }))).toBe("CODE_REQUIRED")
    expect(await (await send(proven, "GET", "/security")).json()).toEqual({ data: { secondFactorRequired: true } })
    expect((await drop(proof())).status).toBe(200)
    const lost = await signIn(shop, manager.email)
    expect((await send(lost, "GET", "/orders")).status).toBe(200)
  })
})
