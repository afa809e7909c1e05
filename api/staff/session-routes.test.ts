import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { isSessionValid } from "#db/staff/staff-sessions.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { sendWith, signedIn, signIn, type TestStaff, toCookieHeader } from "../testing/staff.ts"
import type { StaffSession } from "./contract.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
})
afterAll(() => shop.close())

const statusWith = async (cookie: string) => (await sendWith(shop, cookie, "GET", "/api/admin/me")).status

async function sessionsOf(who: TestStaff, path = "/api/admin/me/sessions") {
  const { data } = (await (await who.send("GET", path)).json()) as { data: StaffSession[] }
  return data
}

describe("sessions", () => {
  it("are told with device, address and time", async () => {
    const began = Date.now()
    const agent = await signedIn(shop, "agent", "Told")
    const { email, password } = agent
    const init = {
      method: "POST",
      headers: {
        "user-agent": "A browser of a phone",
        "x-hanout-client": "192.0.2.66",
        "x-forwarded-for": "192.0.2.67",
      },
      body: JSON.stringify({ email, password }),
    }
    expect((await shop.send("/api/admin/auth/sign-in/email", init, "2001:db8::7")).status).toBe(200)
    const [newest, first] = await sessionsOf(agent)
    expect(newest).toMatchObject({ device: "A browser of a phone", current: false })
    expect(newest?.address).toMatch(/^2001:0?db8:.*:0*7$/)
    expect(first).toMatchObject({ current: true })
    expect(Date.parse(newest?.lastSeenAt ?? "")).toBeGreaterThanOrEqual(began)
  })

  it("are ended one by one", async () => {
    const agent = await signedIn(shop, "agent", "One by one")
    const other = await signIn(shop, agent.email)
    const ended = (await sessionsOf(agent)).find(({ current }) => !current)
    expect(await isSessionValid(shop.db, ended?.id ?? "", new Date())).toBe(true)
    expect((await agent.send("DELETE", `/api/admin/me/sessions/${ended?.id}`)).status).toBe(200)
    expect(await statusWith(other)).toBe(401)
    expect(await statusWith(agent.cookie)).toBe(200)
    expect(await isSessionValid(shop.db, ended?.id ?? "", new Date())).toBe(false)
    expect((await agent.send("DELETE", `/api/admin/me/sessions/${ended?.id}`)).status).toBe(404)
  })

  it("are ended all but this one", async () => {
    const agent = await signedIn(shop, "agent", "All others")
    const others = [await signIn(shop, agent.email), await signIn(shop, agent.email)]
    expect(await (await agent.send("DELETE", "/api/admin/me/sessions")).json()).toEqual({ data: { ended: 2 } })
    for (const cookie of others) expect(await statusWith(cookie)).toBe(401)
    expect(await statusWith(agent.cookie)).toBe(200)
  })

  it("of somebody else are not one's own to end", async () => {
    const [agent, another] = [await signedIn(shop, "agent", "Mine"), await signedIn(shop, "agent", "Not mine")]
    const [theirs] = await sessionsOf(another)
    expect((await agent.send("DELETE", `/api/admin/me/sessions/${theirs?.id}`)).status).toBe(404)
    expect(await statusWith(another.cookie)).toBe(200)
  })

  it("of others are seen and ended by who manages staff", async () => {
    const [manager, agent] = [await signedIn(shop, "manager"), await signedIn(shop, "agent", "Managed")]
    const path = `/api/admin/staff/${agent.id}/sessions`
    const [theirs] = await sessionsOf(manager, path)
    expect(theirs).toMatchObject({ current: false })
    expect((await manager.send("DELETE", `${path}/${theirs?.id}`)).status).toBe(200)
    expect(await statusWith(agent.cookie)).toBe(401)
    const cookies = [await signIn(shop, agent.email), await signIn(shop, agent.email)]
    expect(await (await manager.send("DELETE", path)).json()).toEqual({ data: { ended: 2 } })
    for (const cookie of cookies) expect(await statusWith(cookie)).toBe(401)
    const ofOwner = `/api/admin/staff/${owner.id}/sessions`
    expect((await manager.send("GET", ofOwner)).status).toBe(403)
    expect((await manager.send("DELETE", ofOwner)).status).toBe(403)
  })

  it("end when the password is changed, but for the one that changed it", async () => {
    const agent = await signedIn(shop, "agent", "New password")
    const other = await signIn(shop, agent.email)
    const path = "/api/admin/auth/change-password"
    const wrong = await agent.send("POST", path, { currentPassword: "no", newPassword: "des dattes et du petit lait" })
    expect(wrong.status).toBe(400)
    expect(await wrong.json()).toMatchObject({ error: { details: { code: "INVALID_PASSWORD" } } })
    const weak = await agent.send("POST", path, { currentPassword: agent.password, newPassword: "Azertyuiop1" })
    expect(await weak.json()).toMatchObject({ error: { details: { code: "PASSWORD_TOO_COMMON" } } })
    expect(await statusWith(other)).toBe(200)
    const body = { currentPassword: agent.password, newPassword: "des dattes et du petit lait" }
    expect((await agent.send("POST", path, body)).status).toBe(200)
    expect(await statusWith(other)).toBe(401)
    expect(await statusWith(agent.cookie)).toBe(200)
    await expect(signIn(shop, agent.email, body.newPassword)).resolves.not.toBe("")
  })

  it("end at once when somebody is removed or gets another role", async () => {
    const [leaving, changing] = [await signedIn(shop, "agent", "Leaving"), await signedIn(shop, "agent", "Changing")]
    const second = await signIn(shop, leaving.email)
    expect((await owner.send("DELETE", `/api/admin/staff/${leaving.id}`)).status).toBe(200)
    for (const cookie of [leaving.cookie, second]) expect(await statusWith(cookie)).toBe(401)
    await expect(signIn(shop, leaving.email)).rejects.toThrow("401")
    expect(
      (await owner.send("PATCH", `/api/admin/staff/${changing.id}`, { role: "editor", password: owner.password }))
        .status,
    ).toBe(200)
    expect(await statusWith(changing.cookie)).toBe(401)
    const cookie = await signIn(shop, changing.email)
    expect(await (await sendWith(shop, cookie, "GET", "/api/admin/me")).json()).toMatchObject({
      data: { role: "editor" },
    })
  })

  it("end a week after they were last used, and a month after they began", async () => {
    const agent = await signedIn(shop, "agent", "Idle")
    const times = (created: number, expires: number) =>
      shop.db
        .updateTable("staff_session")
        .set({
          created_at: new Date(Date.now() - created * 86_400_000).toISOString(),
          expires_at: new Date(Date.now() + expires * 86_400_000).toISOString(),
        })
        .where("user_id", "=", agent.id)
        .execute()
    await times(29, 6)
    const used = await sendWith(shop, agent.cookie, "GET", "/api/admin/me")
    expect(used.status).toBe(200)
    // It was used: from now on it lasts a week again, and the browser is told.
    expect(toCookieHeader(used)).toContain("hanout-staff.session_token=")
    const [session] = await sessionsOf(agent)
    expect(Date.parse(session?.expiresAt ?? "")).toBeGreaterThan(Date.now() + 6.9 * 86_400_000)
    await times(31, 6)
    expect(await statusWith(agent.cookie)).toBe(401)
    const old = await owner.send("GET", `/api/admin/staff/${agent.id}/sessions`)
    expect(await old.json()).toMatchObject({ data: [] })
    const listed = await owner.send("GET", `/api/admin/staff/${agent.id}`)
    expect(await listed.json()).toMatchObject({ data: { sessions: 0 } })
    await times(8, -0.01)
    expect(await statusWith(agent.cookie)).toBe(401)
  })
})
