import { orderAdmin } from "#api/testing/order-admin.ts"
import { sendGrid, shoeOrder, shoeUnits } from "#api/testing/shoe.ts"
import type { TestShop } from "#api/testing/shop.ts"
import type { TestStaff } from "#api/testing/staff.ts"
import { releaseStaleStock } from "#db/orders/release-stale-stock.ts"
import { actCounts, below, pickOne } from "./acts.ts"
import { fileActs } from "./file-acts.ts"
import { orderActs } from "./order-acts.ts"
import { newAddress } from "./order-client.ts"

export type Acting = {
  shop: TestShop
  staff: Pick<TestStaff, "send">
  /** documentId of the shoe (api/testing/shoe.ts). */
  shoe: string
  order: (data: object) => Promise<{ status: number; body: unknown }>
  /** Sends a file of products. */
  upload: (csv: string) => Promise<Response>
  now: () => Date
}

/** Of a network whose unconfirmed orders hold their share again and again. */
const busyAddress = newAddress()

const keys = ["noir/41", "noir/42", "blanc/41", "blanc/42"] as const
const choices = [
  ...keys.map((key) => ({ variant: `ESSAI-1-${key.replace("/", "-").toUpperCase()}` })),
  ...[{ color: "Noir" }, { size: "42" }, {}],
]
const states = ["confirmed", "preparing", "shipped", "delivered", "returning", "returned", "cancelled", "to-call-again"]
const longAgo = "2026-11-01T10:00:00.000Z"

/** Whatever changes the stock of a shoe, at random: orders, moves, undos, edits, merges, counts, files. Counts the answers,
 *  and what took effect. */
export function stockActs({ shop, staff, shoe, order, upload, now }: Acting) {
  const desk = orderAdmin(staff)
  const orders: string[] = []
  const counts = actCounts()
  const count = counts.answered

  async function place(): Promise<void> {
    const lines = Array.from({ length: 1 + below(2) }, () => ({ ...pickOne(choices), quantity: 1 + below(2) }))
    const { status, body } = await order(
      shoeOrder(lines, { client: { address: pickOne([newAddress(), busyAddress]) } }),
    )
    count(status)
    if (status === 201) orders.push((body as { data: { documentId: string } }).data.documentId)
  }

  async function move(): Promise<void> {
    const to = pickOne(states)
    const more = to === "to-call-again" ? { outcome: "busy" } : {}
    if (orders.length > 0) count((await desk.ask("POST", `/orders/${pickOne(orders)}/status`, { to, ...more })).status)
  }

  async function edit(): Promise<void> {
    if (orders.length === 0) return
    const documentId = pickOne(orders)
    const { version, lines } = await desk.one(documentId)
    const wanted = lines.map(({ id, slug }) => ({ id, slug, ...pickOne(choices), quantity: 1 + below(3) }))
    count((await desk.ask("PATCH", `/orders/${documentId}`, { version, lines: wanted })).status)
  }

  async function correct(): Promise<void> {
    const { variants } = await shoeUnits(shop)
    const key = pickOne(keys)
    const units = variants[key] ?? 0
    count((await sendGrid(staff, shoe, { [key]: { quantity: Math.max(0, units + below(8) - 2) } })).status)
  }

  async function hide(): Promise<void> {
    count((await sendGrid(staff, shoe, { [pickOne(keys)]: { active: Math.random() < 0.7 } })).status)
  }

  async function byHand(): Promise<void> {
    const { variants, isApart, documentIds } = await shoeUnits(shop)
    const key = pickOne(keys)
    const variant = isApart ? (documentIds[key] ?? null) : null
    const reason = pickOne(["received", "lost", "count"])
    const body = { variant, reason, units: 1 + below(4), was: variants[key] ?? 0, note: "" }
    count((await desk.ask("POST", `/products/${shoe}/stock-movements`, body)).status)
  }

  async function countOtherwise(): Promise<void> {
    const { isApart, promised } = await shoeUnits(shop)
    // Fewer than orders hold would be rejected: after some hundred acts the variants would share their units for good.
    const held = Math.ceil(promised / keys.length)
    const rows = isApart ? {} : Object.fromEntries(keys.map((key) => [key, { quantity: held + below(12) }]))
    count((await sendGrid(staff, shoe, rows, { stockBy: isApart ? "product" : "variant" })).status)
  }

  async function release(): Promise<void> {
    if (orders.length === 0) return
    await shop.db
      .updateTable("orders")
      .set({ created_at: longAgo })
      .where("document_id", "=", pickOne(orders))
      .execute()
    await releaseStaleStock(shop.db, now())
  }

  const often = [place, place, place, place, place, move, move, move, edit, edit]
  const counted = [correct, byHand, hide, countOtherwise, correct, byHand, release, release]
  const all = [
    ...often,
    ...often,
    ...counted,
    ...orderActs(staff, orders, counts),
    ...fileActs({ shop, upload, counts }),
  ]
  return { counts, some: (number: number) => Array.from({ length: number }, () => pickOne(all)) }
}
