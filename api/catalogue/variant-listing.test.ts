import { afterEach, beforeEach, expect, it } from "vitest"
import { type ChangeTracker, trackChanges } from "#db/changes/content-changes.ts"
import { orderAdmin } from "../testing/order-admin.ts"
import { makeShoe, orderShoes, sendGrid, shoe } from "../testing/shoe.ts"
import { openTestShop, type TestShop, testToken } from "../testing/shop.ts"
import { signedIn, type TestStaff } from "../testing/staff.ts"
import { catalogueAnswer } from "./contract-listing.ts"

let shop: TestShop
let manager: TestStaff
let documentId: string
let follower: ChangeTracker
beforeEach(async () => {
  shop = await openTestShop()
  manager = await signedIn(shop, "manager", "Karima")
  documentId = await makeShoe(shop, manager)
  await listing("")
  const units = { "noir/41": 3, "noir/42": 1, "blanc/41": 5, "blanc/42": 0 }
  const rows = Object.fromEntries(Object.entries(units).map(([key, quantity]) => [key, { quantity }]))
  const { status } = await sendGrid(manager, documentId, rows, { stockBy: "variant", sizeKind: "shoe" })
  expect(status).toBe(200)
  await expect.poll(() => finds("size=shoe-42")).toBe(true)
  follower = await trackChanges(shop.db, new Date())
})
afterEach(() => shop.close())

/** A listing as a storefront sees it that asks what has changed; a change is there a tenth of a second later. */
async function listing(query: string) {
  const headers = { authorization: `Bearer ${testToken}` }
  expect((await shop.send("/api/changes", { headers })).status).toBe(200)
  const { status, body } = await shop.get(`/api/catalogue?productType=fashion&pageSize=100&${query}`)
  expect(status).toBe(200)
  return catalogueAnswer.parse(body)
}

const finds = async (query: string) => (await listing(query)).data.some(({ slug }) => slug === shoe)

/** The counts in which the shoe's last 42 is, beside other products. */
async function counts(query: string) {
  const { facets } = (await listing(query)).meta
  const size = facets.size.find(({ value }) => value === "shoe-42")
  const color = facets.color.find(({ code }) => code === "noir")
  return { size: size?.count ?? 0, color: color?.count ?? 0, inStock: facets.status["in-stock"] ?? 0 }
}

it("finds a colour in a size where that variant is sold, with its units", async () => {
  expect(await finds("size=shoe-42&color=noir&status=in-stock")).toBe(true)
  expect(await finds("size=shoe-42&color=blanc")).toBe(true)
  expect(await finds("size=shoe-42&color=blanc&status=in-stock")).toBe(false)
  expect(await finds("size=waist-42")).toBe(false)
  expect((await sendGrid(manager, documentId, { "blanc/42": { active: false } })).status).toBe(200)
  await expect.poll(() => finds("size=shoe-42&color=blanc")).toBe(false)
  expect(await finds("size=shoe-41&color=blanc")).toBe(true)
})

it("takes the product out of what is in stock in a size with its last unit, and back when it is cancelled", async () => {
  const inSize = "size=shoe-42&status=in-stock"
  const before = await counts(inSize)
  expect(await finds(inSize)).toBe(true)
  await follower.read(new Date())
  const answer = await orderShoes(shop, [{ variant: "ESSAI-1-NOIR-42" }])
  expect(answer.status).toBe(201)
  expect(await follower.read(new Date())).toContain("listing")
  await expect.poll(() => finds(inSize)).toBe(false)
  expect(await finds("status=in-stock")).toBe(true)
  expect(await finds("size=shoe-41&status=in-stock")).toBe(true)
  const after = await counts(inSize)
  expect(after).toEqual({ size: before.size - 1, color: before.color - 1, inStock: before.inStock - 1 })
  const id = (answer.body as { data: { documentId: string } }).data.documentId
  await orderAdmin(manager).move(id, "cancelled")
  await expect.poll(() => counts(inSize)).toEqual(before)
})

it("logs an order that leaves units of the variant as a change of the product's page alone", async () => {
  expect((await orderShoes(shop, [{ variant: "ESSAI-1-NOIR-41" }])).status).toBe(201)
  expect(await follower.read(new Date())).toEqual([expect.stringMatching(/^product:\d+$/)])
})
