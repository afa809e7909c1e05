import { afterAll, beforeAll, expect, it } from "vitest"
import { encoded } from "#core/moving/testing/encoded.ts"
import { shopifyFile } from "#core/moving/testing/grouped-files.ts"
import {
  shopifyOrderFile,
  shopifyReviewFile,
  wooOrderFile,
  wooReviewFile,
  youCanOrderFile,
} from "#core/moving/testing/history-files.ts"
import { wooFile } from "#core/moving/testing/woo-files.ts"
import { talliesByWilaya, turnoverByHour } from "#db/analytics/metrics.ts"
import { readAdmin } from "../../testing/catalogue.ts"
import { findLine, moveFile, partsIn } from "../../testing/moving.ts"
import { openTestShop, type TestShop } from "../../testing/shop.ts"
import { signedIn, type TestStaff } from "../../testing/staff.ts"

let shop: TestShop
let owner: TestStaff
beforeAll(async () => {
  shop = await openTestShop()
  owner = await signedIn(shop, "owner")
  await move(wooFile())
  await move(shopifyFile())
})
afterAll(() => shop.close())

const move = (file: Uint8Array | string, query: Record<string, string> = {}) => moveFile({ shop, owner }, file, query)

const units = () => shop.db.selectFrom("product").select(["id", "quantity"]).orderBy("id").execute()
const orderCount = async () =>
  Number(
    (
      await shop.db
        .selectFrom("orders")
        .select((e) => e.fn.countAll().as("n"))
        .executeTakeFirstOrThrow()
    ).n,
  )

it("tells of orders before any is stored, stores them as history, and again none", async () => {
  const [before, stock] = [await orderCount(), await units()]
  const dry = await move(wooOrderFile(), { dryRun: "1" })
  expect(findLine(dry, "history")?.data).toMatchObject({ format: "woocommerce-orders", part: "orders", rows: 3 })
  expect(partsIn(dry)).toEqual({ orders: { made: 3, changed: 0, existing: 0, lost: 0 } })
  expect(await orderCount()).toBe(before)

  expect(partsIn(await move(wooOrderFile())).orders).toMatchObject({ made: 3 })
  expect(await orderCount()).toBe(before + 3)
  expect(await units()).toEqual(stock)
  const told = await shop.db.selectFrom("shop_event").select("kind").where("kind", "like", "order.%").execute()
  expect(told).toEqual([])
  expect(await shop.db.selectFrom("mail_outbox").select("id").execute()).toEqual([])
  expect(await shop.db.selectFrom("rate_window").select("bucket").where("bucket", "like", "orders%").execute()).toEqual(
    [],
  )
  expect(partsIn(await move(wooOrderFile())).orders).toMatchObject({ made: 0, existing: 3 })
  expect(await orderCount()).toBe(before + 3)
})

it("counts them in statistics on the days on which they were placed and delivered", async () => {
  const march = { from: "2026-03-01T00:00:00.000Z", until: "2026-04-01T00:00:00.000Z" }
  const { now } = await talliesByWilaya(shop.db, march, march.from)
  expect(now).toEqual([expect.objectContaining({ code: 16, placed: 3, delivered: 1 })])
  const turnover = await turnoverByHour(shop.db, march)
  expect(turnover).toEqual([{ hour: "2026-03-06T09", turnover: 560_000, cashed: 560_000 }])
})

it("finds them by the number that they had, with their lines of products of the shop", async () => {
  const rows = await readAdmin<{ documentId: string; mobile: string }[]>(owner, "/orders?q=1041")
  expect(rows).toHaveLength(1)
  const lines = await shop.db
    .selectFrom("order_line as l")
    .innerJoin("orders as o", "o.id", "l.order_id")
    .select(["l.sku", "l.product_id as productId", "l.variant_id as variantId"])
    .where("o.document_id", "=", rows[0]?.documentId ?? "")
    .orderBy("l.position")
    .execute()
  expect(lines).toMatchObject([
    { sku: "CH-LIN-B-S", productId: expect.any(Number), variantId: expect.any(Number) },
    { sku: "SANS", productId: null, variantId: null },
  ])
})

it("puts units back when such an order is returned after the move", async () => {
  const shirt = () =>
    shop.db.selectFrom("product_variant").select("quantity").where("sku", "=", "CH-LIN-B-S").executeTakeFirstOrThrow()
  const { quantity } = await shirt()
  const [order] = await readAdmin<{ documentId: string }[]>(owner, "/orders?q=1041")
  for (const to of ["returning", "returned"]) {
    const answer = await owner.send("POST", `/api/admin/orders/${order?.documentId}/status`, {
      to,
      ...(to === "returned" && { reason: "parcel-good" }),
    })
    expect(answer.status).toBe(200)
  }
  expect((await shirt()).quantity).toBe(quantity + 2)
})

it("reads orders of Shopify, and of YouCan in Windows-1256", async () => {
  expect(partsIn(await move(shopifyOrderFile())).orders).toMatchObject({ made: 2 })
  const youCan = await move(encoded(youCanOrderFile(), "windows-1256"))
  expect(findLine(youCan, "history")?.data).toMatchObject({ encoding: "windows-1256", separator: "\t", rows: 1 })
  expect(partsIn(youCan).orders).toMatchObject({ made: 1 })
})

it("reads a code in the column of units as one unit: no order costs more than can be stored", async () => {
  const wrong = shopifyOrderFile().replaceAll("#100", "#900").replace(",2,Baskets Oran", ",999999999,Baskets Oran")
  const lines = await move(wrong.replace("7900.00", "999999999"))
  expect(partsIn(lines).orders).toMatchObject({ made: 2 })
  const notes = findLine(lines, "history")?.data.notes
  expect(notes).toContainEqual(
    expect.objectContaining({ code: "NOT_NUMBER", examples: [{ line: 2, value: "999999999" }] }),
  )
  const order = shop.db.selectFrom("orders").select("amount").where("search", "like", "%#9001%")
  expect((await order.executeTakeFirstOrThrow()).amount).toBe(99_999_999_900)
})

it("stores reviews with the products that they are of, shows those that were shown, and again none", async () => {
  const woo = await move(wooReviewFile())
  expect(partsIn(woo).reviews).toEqual({ made: 2, changed: 0, existing: 0, lost: 0 })
  const shopify = await move(shopifyReviewFile())
  expect(partsIn(shopify).reviews).toEqual({ made: 1, changed: 0, existing: 0, lost: 1 })
  const rated = await shop.db
    .selectFrom("product")
    .select(["sku", "rating", "review_count as count"])
    .where("sku", "in", ["CH-LIN", "baskets-oran"])
    .orderBy("sku")
    .execute()
  expect(rated).toEqual([
    { sku: "CH-LIN", rating: 5, count: 1 },
    { sku: "baskets-oran", rating: 4, count: 1 },
  ])
  const told = await shop.db
    .selectFrom("shop_event as e")
    .innerJoin("review as r", "r.document_id", "e.subject")
    .innerJoin("product as p", "p.id", "r.product_id")
    .select("e.kind")
    .where("p.sku", "in", ["CH-LIN", "baskets-oran"])
    .execute()
  expect(told).toEqual([])
  expect(partsIn(await move(wooReviewFile())).reviews).toMatchObject({ made: 0, existing: 2 })
})

it("reads no file of orders that has titles alone", async () => {
  const [titles = ""] = wooOrderFile().split("\n")
  await expect(move(titles, { dryRun: "1" })).rejects.toMatchObject({ details: { code: "NO_ROWS" } })
})
