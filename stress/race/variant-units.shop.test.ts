import { afterAll, beforeAll, expect, it } from "vitest"
import { countApart, makeShoe, shoeUnits } from "#api/testing/shoe.ts"
import { openTestShop, type TestShop, testToken } from "#api/testing/shop.ts"
import { signedIn, type TestStaff } from "#api/testing/staff.ts"
import { inFull } from "../counts.ts"
import { movementMistakes } from "../movement-sums.ts"
import { progress, report } from "../report.ts"
import { stockActs } from "../stock-acts.ts"

const rounds = inFull ? 2500 : 12
/** Done at the same moment. */
const atOnce = 4

const now = new Date("2026-11-21T10:00:00.000Z")
let shop: TestShop
let manager: TestStaff
let shoe: string
beforeAll(async () => {
  shop = await openTestShop(testToken, () => now)
  manager = await signedIn(shop, "manager", "Karima")
  shoe = await makeShoe(shop, manager)
})
afterAll(() => shop.close())

it("keeps the units of a product those of its variants, whatever is done at the same moment", async () => {
  await countApart(manager, shoe, { "noir/41": 9, "noir/42": 9, "blanc/41": 9, "blanc/42": 9 })
  const headers = { cookie: manager.cookie, "content-type": "text/csv" }
  const { some, counts } = stockActs({
    shop,
    staff: manager,
    shoe,
    order: shop.order,
    now: () => now,
    upload: (body) => shop.send("/api/admin/products/import?dryRun=0", { method: "POST", headers, body }),
  })
  for (let round = 0; round < rounds; round++) {
    const doing = some(atOnce)
    await Promise.all(doing.map((act) => act()))
    const { quantity, sum, promised, isApart, variants } = await shoeUnits(shop)
    const what = `round ${round}: ${doing.map(({ name }) => name)} ${JSON.stringify(variants)}`
    expect(quantity, what).toBeGreaterThanOrEqual(0)
    if (isApart) expect(quantity, what).toBe(sum - promised)
    expect(await movementMistakes(shop.db), what).toEqual([])
    progress("units of variants", round + 1, rounds)
  }
  expect(counts.seen.get(201), "orders that were placed").toBeGreaterThan(rounds / 20)
  // The file's columns are right: a shorter run may have no file that fits.
  if (inFull) expect(counts.done.get("variants imported"), "files with variants").toBeGreaterThan(0)
  report("units of variants", rounds * atOnce, counts.summary())
})
