import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { listPermissions, staffRoles } from "#core/staff/staff-permissions.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { signedIn } from "../testing/staff.ts"

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe("GET /api/admin/me", () => {
  it.each(staffRoles)("tells an %s who is signed in and what the role may do", async (role) => {
    const member = await signedIn(shop, role)
    const answer = await member.send("GET", "/api/admin/me")
    expect(answer.status).toBe(200)
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(await answer.json()).toEqual({
      data: {
        id: member.id,
        name: member.name,
        email: member.email,
        role,
        permissions: listPermissions(role),
        twoFactor: false,
        secondFactorMissing: false,
        locale: "fr",
      },
    })
  })

  it("asks nobody in particular to sign in", async () => {
    const { status, body } = await shop.get("/api/admin/me")
    expect(status).toBe(401)
    expect(body).toMatchObject({ data: null, error: { name: "UnauthorizedError" } })
  })

  it("takes no cookie whose signature is another one's", async () => {
    const { cookie } = await signedIn(shop, "agent", "Forged")
    const forged = cookie.replace(/\.[^.]+$/, (signature) => [...signature].reverse().join(""))
    expect((await shop.send("/api/admin/me", { headers: { cookie: forged } })).status).toBe(401)
  })

  it("begins no session by a wrong password", async () => {
    const { email } = await signedIn(shop, "agent", "Forgetful")
    const answer = await shop.send("/api/admin/auth/sign-in/email", {
      method: "POST",
      body: JSON.stringify({ email, password: "deux-figues" }),
    })
    expect(answer.status).toBe(401)
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it("ends a session for good", async () => {
    const { send } = await signedIn(shop, "editor", "Leaving")
    expect((await send("POST", "/api/admin/auth/sign-out")).status).toBe(200)
    expect((await send("GET", "/api/admin/me")).status).toBe(401)
  })
})

it("signs cookies so that only this origin's own pages send them", async () => {
  const { email, password } = await signedIn(shop, "agent", "Cookies")
  const body = JSON.stringify({ email, password })
  const answer = await shop.send("/api/admin/auth/sign-in/email", { method: "POST", body })
  const [cookie = "", ...others] = answer.headers.getSetCookie()
  expect(others).toEqual([])
  expect(cookie).toMatch(/^hanout-staff\.session_token=/)
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/i)
  expect(await answer.text()).toBe('{"data":{"twoFactorRequired":false}}')
})
