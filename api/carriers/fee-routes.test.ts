import { afterAll, beforeAll, expect, it } from "vitest"
import { findAccount } from "#db/carriers/accounts.ts"
import { storeFees } from "#db/carriers/fees.ts"
import { anyNetwork } from "../common/public-network.ts"
import { openTestShop, type TestShop } from "../testing/shop.ts"
import { sendWith, signedIn, type TestStaff } from "../testing/staff.ts"
import { carrierFees } from "./contract.ts"

let shop: TestShop
let owner: TestStaff
let documentId: string
beforeAll(async () => {
  shop = await openTestShop(undefined, undefined, undefined, anyNetwork)
  owner = await signedIn(shop, "owner")
  const fields = {
    platform: "yalidine",
    name: "Compte",
    baseUrl: "https://carrier.example/v1/",
    keys: { id: "id", token: "token" },
    webhookSecret: null,
    division: 58,
    fromWilaya: 16,
    isDefault: false,
    validates: false,
    mayBeOpened: false,
  }
  const added = await sendWith(shop, owner.cookie, "POST", "/api/admin/carriers", fields)
  documentId = ((await added.json()) as { data: { documentId: string } }).data.documentId
})
afterAll(() => shop.close())

async function ask(staff: TestStaff, name = documentId) {
  const answer = await staff.send("GET", `/api/admin/carriers/${name}/fees`)
  return { status: answer.status, data: ((await answer.json()) as { data: unknown }).data }
}

it("tells the prices that were read of a carrier, of wilayas and of communes", async () => {
  expect(await ask(owner)).toEqual({ status: 200, data: [] })
  const account = await findAccount(shop.db, { documentId })
  const fee = { wilayaCode: 6, home: 700, desk: null }
  const fees = [
    { ...fee, commune: null },
    { ...fee, commune: "Sidi Aïch", home: 750 },
  ]
  await storeFees(shop.db, account?.id ?? 0, fees, new Date())
  const { data } = await ask(owner)
  expect(carrierFees.parse(data)).toEqual([
    { ...fee, commune: null },
    { ...fee, commune: "sidiaich", home: 750 },
  ])
})

it("is for who may write delivery prices", async () => {
  expect((await ask(await signedIn(shop, "agent"))).status).toBe(403)
  expect((await ask(owner, "aaaaaaaaaaaaaaaaaaaaaaaa")).status).toBe(404)
})
