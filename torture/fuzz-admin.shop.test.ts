import type { Arbitrary } from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { hashPassword } from "#api/admin/password-hash.ts"
import { adminExamples } from "#api/testing/admin-examples.ts"
import { storeStaff } from "#db/admin/staff.ts"
import { counts } from "./counts.ts"
import { requestsLike } from "./fuzz-admin-requests.ts"
import type { Sent } from "./fuzz-send.ts"
import { type FuzzedShop, openFuzzedShop } from "./fuzz-shop.ts"
import { fuzz, statusesOf } from "./fuzz-trial.ts"
import { report } from "./report.ts"

let shop: FuzzedShop
beforeAll(async () => {
  shop = await openFuzzedShop()
})
afterAll(() => shop.close())

const password = "quatre-figues-et-un-citron"

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

/** Whoever asks for these may lose the session. */
const leaving = new Set(["POST /auth/sign-out", "POST /auth/change-password"])
/** It does not end. */
const endless = "GET /orders/events"

it("answers 4xx at worst to anything that the console's endpoints are sent by its staff", async () => {
  const [stays, leaves] = [await session("stays"), await session("leaves")]
  const known = shop.placed.map(({ documentId }) => documentId)
  const kinds = new Map<string, Arbitrary<Sent>>()
  for (const [key, example] of Object.entries(adminExamples)) {
    if (key === endless) continue
    const cookie = leaving.has(key) ? leaves : stays
    kinds.set(
      key,
      requestsLike(key.split(" ")[0] ?? "", example, { cookie, unknown: "nobodyhasthisdocumentid0", known }),
    )
  }
  const { findings, seen, sent } = await fuzz(shop.url, "fuzzed console", kinds, counts.fuzzedConsole)
  expect(findings).toEqual([])
  expect((await fetch(`${shop.url}/api/admin/me`, { headers: { cookie: stays } })).status).toBe(200)
  const orders = await shop.check()
  report("generated requests to the console's endpoints", sent, `${statusesOf(seen)}; ${orders} orders, all sound`)
})
