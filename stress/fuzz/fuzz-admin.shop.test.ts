import type { Arbitrary } from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { hashPassword } from "#api/passwords/password-hash.ts"
import type { AdminExample } from "#api/testing/examples/admin-example.ts"
import { adminExamples, examplePassword as password } from "#api/testing/examples/admin-examples.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { counts } from "../counts.ts"
import { report } from "../report.ts"
import { requestsLike } from "./fuzz-example-requests.ts"
import type { Sent } from "./fuzz-send.ts"
import { type FuzzedShop, openFuzzedShop } from "./fuzz-shop.ts"
import { fuzz, listStatuses } from "./fuzz-trial.ts"

let shop: FuzzedShop
beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(() => shop.close())

/** A member of staff with every permission, signed in.
 *  @returns the header `Cookie` */
async function session(name: string): Promise<string> {
  const email = `${name}@hanout.test`
  const member = {
    name,
    email,
    role: "owner" as const,
    locale: "fr" as const,
    passwordHash: await hashPassword(password),
  }
  await storeStaff(shop.db, member, new Date())
  const answer = await fetch(`${shop.url}/api/admin/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  })
  const [cookie = ""] = answer.headers.getSetCookie().map((one) => one.split(";")[0])
  return cookie
}

/** Whoever asks for these may end sessions, or have another password or a second factor afterwards: each of them is asked
 *  by a member who asks for nothing else. */
const leaving = [
  ...["POST /auth/sign-out", "POST /auth/change-password", "DELETE /me/sessions"],
  ...["POST /auth/two-factor/enable", "POST /auth/two-factor/confirm", "POST /auth/two-factor/disable"],
  "POST /auth/two-factor/backup-codes",
  // The session with which somebody signs in once more ends.
  "POST /auth/sign-in/email",
]
/** Examples that get further in this shop. */
const better: Partial<Record<string, AdminExample>> = {
  "POST /auth/sign-in/email": { path: "/auth/sign-in/email", body: { email: "signs-in@hanout.test", password } },
}
/** They want the first half of a sign-in, which is sent nowhere here: 401 is their answer. */
const unprepared = ["POST /auth/two-factor/verify-totp", "POST /auth/two-factor/verify-backup-code"]
/** The first does not end. The other takes away the goods that the trial counts (server/sample-clearing.shop.test.ts). */
const leftOut = ["GET /orders/events", "POST /sample/clear"]

it("answers 4xx at worst to anything that the console's endpoints are sent by its staff", async () => {
  const stays = await session("stays")
  await session("signs-in")
  const leaves = new Map<string, string>()
  for (const [index, key] of leaving.entries()) leaves.set(key, await session(`leaves-${index}`))
  const known = shop.placed.map(({ documentId }) => documentId)
  const kinds = new Map<string, Arbitrary<Sent>>()
  for (const [key, example] of Object.entries(adminExamples)) {
    if (leftOut.includes(key)) continue
    const cookie = leaves.get(key) ?? stays
    const shown = { base: "/api/admin", session: { cookie }, unknown: "nobodyhasthisdocumentid0", known }
    kinds.set(key, requestsLike(key.split(" ")[0] ?? "", better[key] ?? example, shown))
  }
  const { findings, seen, sent } = await fuzz(shop.url, "fuzzed console", kinds, counts.fuzzedConsole)
  expect(findings).toEqual([])
  const turnedAway = [...kinds.keys()].filter((key) => {
    const statuses = [...(seen.get(key)?.keys() ?? [])]
    return !unprepared.includes(key) && statuses.every((status) => status === 401 || status === 429)
  })
  expect(turnedAway).toEqual([])
  expect((await fetch(`${shop.url}/api/admin/me`, { headers: { cookie: stays } })).status).toBe(200)
  const orders = await shop.check()
  report("generated requests to the console's endpoints", sent, `${listStatuses(seen)}; ${orders} orders, all sound`)
})
