import { afterAll, beforeAll, expect, it } from "vitest"
import { startDoubleOf } from "#carriers/testing/doubles.ts"
import { anyNetwork } from "../common/public-network.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"
import { type CarrierFees, carrierFees } from "./contract.ts"

let shop: TestShop
let owner: TestStaff
let double: Awaited<ReturnType<typeof startDoubleOf>>
beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, undefined, anyNetwork)
  owner = await signedIn(shop, "owner")
  double = await startDoubleOf("yalidine", { hasQuotas: false })
})
afterAll(async () => {
  await double.stop()
  await shop.close()
})

async function ask(staff: TestStaff, path: string, body: object) {
  const answer = await sendWith(shop, staff.cookie, "POST", `/api/admin${path}`, body)
  const json = (await answer.json()) as { data: unknown; error?: { details: object } }
  return { status: answer.status, data: json.data, details: json.error?.details }
}

async function account(more: object = {}) {
  const fields = {
    platform: "yalidine",
    name: "Compte",
    baseUrl: double.baseUrl,
    keys: double.keys,
    webhookSecret: null,
    division: 58,
    fromWilaya: 16,
    isDefault: false,
    validates: false,
    mayBeOpened: false,
    ...more,
  }
  const { data } = await ask(owner, "/carriers", fields)
  return `/carriers/${(data as { documentId: string }).documentId}/fees`
}

it("tells a carrier's prices page by page, and stores nothing", async () => {
  const path = await account()
  const first = await ask(owner, path, { cursor: null })
  expect(first.status).toBe(200)
  const { fees, cursor } = carrierFees.parse(first.data) satisfies CarrierFees
  expect(new Set(fees.map(({ wilayaCode }) => wilayaCode))).toEqual(new Set([1]))
  const second = await ask(owner, path, { cursor })
  expect(carrierFees.parse(second.data).fees.every(({ wilayaCode }) => wilayaCode === 2)).toBe(true)
  const own = await shop.db.selectFrom("commune").select("id").where("home", "is not", null).execute()
  expect(own).toEqual([])
})

it("says what the carrier did, and when its limit of requests allows more", async () => {
  const wrong = await account({ keys: { id: "wrong", token: "wrong" } })
  expect(await ask(owner, wrong, { cursor: null })).toMatchObject({
    status: 409,
    details: { code: "CARRIER", problem: "bad-keys" },
  })
  const path = await account()
  // The account's quota is five requests a second.
  const answers = []
  for (let n = 0; n < 60; n++) answers.push(await ask(owner, path, { cursor: null }))
  const limited = answers.find(({ status }) => status === 409)
  expect(limited?.details).toMatchObject({ code: "CARRIER", problem: "rate-limited", retryAfter: expect.any(Number) })
})

it("is for who may write delivery prices, of a platform that tells some", async () => {
  const agent = await signedIn(shop, "agent")
  expect((await ask(agent, await account(), { cursor: null })).status).toBe(403)
  const maystro = await account({ platform: "maystro", keys: { token: "token" } })
  expect(await ask(owner, maystro, { cursor: null })).toMatchObject({ status: 409, details: { code: "NOT_OFFERED" } })
  expect((await ask(owner, "/carriers/aaaaaaaaaaaaaaaaaaaaaaaa/fees", { cursor: null })).status).toBe(404)
})
