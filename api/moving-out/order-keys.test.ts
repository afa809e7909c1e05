import { afterAll, beforeAll, expect, it } from "vitest"
import { addressOfDatabase } from "#db/database.ts"
import { maxMovedKey, passOrderKeys } from "#db/moving/order-keys.ts"
import { inTransaction } from "#db/transaction.ts"
import { spoolBody } from "../files/spooled-file.ts"
import { movingQuery } from "../imports/contract-moving.ts"
import { highestOrderKey } from "../imports/moving/archive/order-file.ts"
import { runMovingImport } from "../imports/moving/moving-import.ts"
import { archiveOf } from "../testing/archive-of.ts"
import { placedOrder } from "../testing/placed-order.ts"
import { openShopPair, type OwnedShop as Shop } from "../testing/shop-pair.ts"

let old: Shop
let next: Shop
let close: () => Promise<void>
beforeAll(async () => {
  ;({ old, next, close } = await openShopPair())
})
afterAll(() => close?.())

const keyOf = async ({ shop }: Shop, documentId: string) =>
  (await shop.db.selectFrom("orders").select("id").where("document_id", "=", documentId).executeTakeFirst())?.id

it("keeps the numbers of an archive from an order that is placed while its products are stored", async () => {
  const moved = []
  for (let n = 0; n < 3; n++) moved.push((await placedOrder(old.shop, {})).documentId)
  const { bytes } = await archiveOf(old)
  const file = await spoolBody(new Response(bytes).body, { folder: next.shop.address.dataDir, reserve: 0 })
  let placed: Promise<{ documentId: string }> | undefined
  await runMovingImport(
    {
      task: "moving",
      fd: file.fd,
      query: movingQuery.parse({ dryRun: "0", productType: "fashion", units: "0" }),
      by: { staff: { id: next.owner.id, name: "Lina" }, address: "", now: new Date() },
      address: addressOfDatabase(next.shop.db),
    },
    // The first progress comes before anything of the archive is stored.
    (message) => {
      if (message.kind === "piece" && String(Buffer.from(message.bytes)).includes('"progress"'))
        placed ??= placedOrder(next.shop, {})
    },
  )
  await file.close()
  const highest = Math.max(...(await Promise.all(moved.map((id) => keyOf(old, id)))).map(Number))
  for (const id of moved) expect(await keyOf(next, id)).toBe(await keyOf(old, id))
  expect(await keyOf(next, (await placed)?.documentId ?? "")).toBeGreaterThan(highest)
})

it("passes keys, and never goes back behind those that are taken", async () => {
  const { db } = next.shop
  const before = Number(await keyOf(next, (await placedOrder(next.shop, {})).documentId))
  await inTransaction(db, (tx) => passOrderKeys(tx, 1))
  expect(await keyOf(next, (await placedOrder(next.shop, {})).documentId)).toBe(before + 1)
  await inTransaction(db, (tx) => passOrderKeys(tx, before + 1000))
  await inTransaction(db, (tx) => passOrderKeys(tx, before + 500))
  expect(await keyOf(next, (await placedOrder(next.shop, {})).documentId)).toBe(before + 1001)
})

it("gives an order of a number that no shop has another one", async () => {
  const cells = { number: `HN-26-${maxMovedKey + 1}` }
  async function* rows() {
    yield [cells, { number: "HN-26-000012" }, { number: "?" }]
  }
  expect(await highestOrderKey(rows())).toBe(12)
})
