import type { Arbitrary } from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { hashPassword } from "#api/passwords/password-hash.ts"
import { examplePassword as password } from "#api/testing/examples/admin-examples.ts"
import { tokenBodies } from "#api/testing/examples/token-bodies.ts"
import { tokenPrefix, tokenScopes } from "#core/staff/api-token.ts"
import { addToken } from "#db/staff/api-tokens.ts"
import { storeStaff } from "#db/staff/staff.ts"
import { hashToken } from "#db/token-hash.ts"
import { inTransaction } from "#db/transaction.ts"
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

/** A token with every scope. */
async function newToken(index: number): Promise<string> {
  const person = { name: `owner-${index}`, email: `owner-${index}@hanout.test`, role: "owner", locale: "fr" } as const
  const stored = await storeStaff(shop.db, { ...person, passwordHash: await hashPassword(password) }, new Date())
  if ("taken" in stored) throw new Error("There is such an owner already")
  const token = `${tokenPrefix}${String(index).repeat(43)}`
  const row = { name: "fuzz", hint: "", scopes: [...tokenScopes], staffId: stored.id, expiresAt: null, sheet: null }
  await inTransaction(shop.db, (tx) => addToken(tx, { ...row, tokenHash: hashToken(token) }, new Date()))
  return token
}

it("answers 4xx at worst to anything that programs with a token send", async () => {
  const known = shop.placed.map(({ documentId }) => documentId)
  const kinds = new Map<string, Arbitrary<Sent>>()
  for (const [index, [key, example]] of Object.entries(tokenBodies).entries()) {
    // Each kind with a token of its own of five: a token has so many requests a minute.
    const token = index < 5 ? await newToken(index) : `${tokenPrefix}${String(index % 5).repeat(43)}`
    const session = { authorization: `Bearer ${token}` }
    const shown = { base: "/api", session, unknown: "nobodyhasthisdocumentid0", known }
    kinds.set(key, requestsLike(key.split(" ")[0] ?? "", example, shown))
  }
  const { findings, seen, sent } = await fuzz(shop.url, "fuzzed programs", kinds, counts.fuzzedConsole)
  expect(findings).toEqual([])
  const turnedAway = [...kinds.keys()].filter((key) =>
    [...(seen.get(key)?.keys() ?? [])].every((status) => status === 401 || status === 429),
  )
  expect(turnedAway).toEqual([])
  const orders = await shop.check()
  report("generated requests of programs", sent, `${listStatuses(seen)}; ${orders} orders, all sound`)
})
