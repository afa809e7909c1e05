import { afterAll, beforeAll, expect, it } from "vitest"
import { deskOf } from "#api/testing/desk.ts"
import { countApart, makeShoe, orderShoes, sendGrid, shoeUnits } from "#api/testing/shoe.ts"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { signedIn, type TestStaff } from "#api/testing/staff.ts"
import { releaseStaleStock } from "#db/release-stale-stock.ts"
import { inFull } from "./counts.ts"
import { report } from "./report.ts"

const rounds = inFull ? 2500 : 40
/** Done at the same moment. */
const atOnce = 4

const now = new Date("2026-11-21T10:00:00.000Z")
const longAgo = "2026-11-01T10:00:00.000Z"
let shop: TestShop
let manager: TestStaff
let desk: ReturnType<typeof deskOf>
let shoe: string
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  manager = await signedIn(shop, "manager", "Karima")
  desk = deskOf(manager)
  shoe = await makeShoe(shop, manager)
})
afterAll(() => shop.close())

const below = (most: number) => Math.floor(Math.random() * most)
const oneOf = <T>(values: readonly T[]): T => values[below(values.length)] as T
const keys = ["noir/41", "noir/42", "blanc/41", "blanc/42"] as const
const choices = [
  ...keys.map((key) => ({ variant: `ESSAI-1-${key.replace("/", "-").toUpperCase()}` })),
  ...[{ color: "Noir" }, { size: "42" }, {}],
]
const states = ["confirmed", "preparing", "shipped", "delivered", "returning", "returned", "cancelled", "to-call-again"]

const orders: string[] = []
/** Answers that a shop may give to what comes too late or asks too much. */
const allowed = [200, 201, 400, 404, 409]
const seen = new Map<number, number>()

function count(status: number): void {
  seen.set(status, (seen.get(status) ?? 0) + 1)
  expect(allowed).toContain(status)
}

async function order(): Promise<void> {
  const lines = Array.from({ length: 1 + below(2) }, () => ({ ...oneOf(choices), quantity: 1 + below(2) }))
  const { status, body } = await orderShoes(shop, lines)
  count(status)
  if (status === 201) orders.push((body as { data: { documentId: string } }).data.documentId)
}

async function move(): Promise<void> {
  const to = oneOf(states)
  const more = to === "to-call-again" ? { outcome: "busy" } : {}
  if (orders.length > 0) count((await desk.ask("POST", `/orders/${oneOf(orders)}/status`, { to, ...more })).status)
}

async function edit(): Promise<void> {
  if (orders.length === 0) return
  const documentId = oneOf(orders)
  const { version, lines } = await desk.one(documentId)
  const wanted = lines.map(({ id, slug }) => ({ id, slug, ...oneOf(choices), quantity: 1 + below(3) }))
  count((await desk.ask("PATCH", `/orders/${documentId}`, { version, lines: wanted })).status)
}

async function correct(): Promise<void> {
  const { variants } = await shoeUnits(shop)
  const key = oneOf(keys)
  const units = variants[key] ?? 0
  count((await sendGrid(manager, shoe, { [key]: { quantity: Math.max(0, units + below(8) - 2) } })).status)
}

const hide = async () =>
  count((await sendGrid(manager, shoe, { [oneOf(keys)]: { active: Math.random() < 0.7 } })).status)

async function countOtherwise(): Promise<void> {
  const { isApart } = await shoeUnits(shop)
  const rows = isApart ? {} : Object.fromEntries(keys.map((key) => [key, { quantity: below(12) }]))
  count((await sendGrid(manager, shoe, rows, { stockBy: isApart ? "product" : "variant" })).status)
}

async function release(): Promise<void> {
  if (orders.length === 0) return
  await shop.db.updateTable("orders").set({ created_at: longAgo }).where("document_id", "=", oneOf(orders)).execute()
  await releaseStaleStock(shop.db, now)
}

const acts = [order, order, order, order, order, move, move, move, edit, edit, correct, hide, countOtherwise, release]

it("keeps the units of a product those of its variants, whatever is done at the same moment", async () => {
  await countApart(manager, shoe, { "noir/41": 9, "noir/42": 9, "blanc/41": 9, "blanc/42": 9 })
  for (let round = 0; round < rounds; round++) {
    const doing = Array.from({ length: atOnce }, () => oneOf(acts))
    await Promise.all(doing.map((act) => act()))
    const { quantity, sum, promised, isApart, variants } = await shoeUnits(shop)
    const what = `round ${round}: ${doing.map(({ name }) => name)} ${JSON.stringify(variants)}`
    expect(quantity, what).toBeGreaterThanOrEqual(0)
    if (isApart) expect(quantity, what).toBe(sum - promised)
  }
  expect(seen.get(201), "orders that were placed").toBeGreaterThan(rounds / 10)
  const told = [...seen].map(([status, n]) => `${n} × ${status}`).join(", ")
  report("units of variants", rounds * atOnce, told)
})
