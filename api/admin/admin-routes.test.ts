import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { mayStaff, type StaffRole, staffRoles } from "#core/staff/staff-permissions.ts"
import type { AdminExample } from "../testing/examples/admin-example.ts"
import { adminExamples } from "../testing/examples/admin-examples.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { sendWith, signedIn, signIn, type TestStaff } from "../testing/staff.ts"
import { type Access, adminRoutes, routeKey } from "./admin-routes.ts"

let shop: TestShop
const members = new Map<StaffRole, TestStaff>()
const cookies = new Map<StaffRole, string>()

beforeAll(async () => {
  shop = await openTestShop()
  for (const role of staffRoles) members.set(role, await signedIn(shop, role))
})
afterAll(() => shop.close())

/** A session that stands: some rows end the one that they are asked with. */
async function cookieOf(role: StaffRole): Promise<string> {
  const stored = cookies.get(role)
  if (stored && (await sendWith(shop, stored, "GET", "/api/admin/me")).status === 200) return stored
  const cookie = await signIn(shop, members.get(role)?.email ?? "")
  cookies.set(role, cookie)
  return cookie
}

/** The status, without waiting for an answer that does not end. */
async function statusOf(cookie: string, method: string, { path, body }: AdminExample): Promise<number> {
  const answer = await sendWith(shop, cookie, method, `/api/admin${path}`, body)
  await answer.body?.cancel()
  return answer.status
}

const examples: Record<string, AdminExample> = adminExamples
const exampleOf = (key: string) => {
  const example = examples[key]
  if (!example) throw new Error(`${key} has no example in api/testing/examples/admin-examples.ts`)
  return example
}

const isLetIn = (role: StaffRole, access: Access) =>
  access === "anyone" || access === "signed-in" || mayStaff(role, access)

describe.each(adminRoutes.map((row) => ({ ...row, key: routeKey(row), example: exampleOf(routeKey(row)) })))(
  "$key",
  ({ method, permission, example }) => {
    it("asks whoever is not signed in to do so", async () => {
      const status = await statusOf("", method, example)
      if (permission !== "anyone") return expect(status).toBe(401)
      expect(status).not.toBe(403)
    })

    it.each(staffRoles)("answers an %s as the table of permissions says", async (role) => {
      const status = await statusOf(await cookieOf(role), method, example)
      if (!isLetIn(role, permission)) return expect(status).toBe(403)
      expect(status).not.toBe(403)
      expect(status).toBeLessThan(500)
      if (permission !== "anyone") expect([401, 405, 429]).not.toContain(status)
    })
  },
)

it("has one example for each row and none besides", () => {
  expect(Object.keys(adminExamples).sort()).toEqual(adminRoutes.map(routeKey).sort())
})

it("lets nobody at anything but signing in and opening a link", () => {
  const open = adminRoutes.filter(({ permission }) => permission === "anyone")
  expect(open.map(routeKey)).toEqual([
    "POST /auth/sign-in/email",
    "POST /auth/two-factor/verify-totp",
    "POST /auth/two-factor/verify-backup-code",
    "POST /links/check",
    "POST /first-owner",
    "POST /new-password",
    "POST /invitations/accept",
    "GET /preview/:token",
  ])
})

it("has no address that is not in the table, whatever Better Auth has", async () => {
  const owner = await cookieOf("owner")
  for (const path of [
    "/auth/sign-up/email",
    "/auth/get-session",
    "/auth/list-sessions",
    "/auth/update-user",
    "/nothing",
  ]) {
    for (const method of ["GET", "POST"]) expect(await statusOf(owner, method, { path, body: undefined })).toBe(404)
  }
})

it("tells the methods of a path", async () => {
  const answer = await sendWith(shop, await cookieOf("owner"), "PUT", "/api/admin/me")
  expect(answer.status).toBe(405)
  expect(answer.headers.get("allow")).toBe("GET, PATCH")
})
