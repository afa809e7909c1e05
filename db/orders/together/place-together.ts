import { phoneKey } from "#core/customers/phone.ts"
import { orderRisk } from "#core/orders/order-risk.ts"
import type { UnitsToTake } from "../../catalogue/stock.ts"
import type { Tx } from "../../database.ts"
import { randomToken } from "../../document-id.ts"
import { mailReceived } from "../../mail/order-mails.ts"
import { newOrder, unitsOf } from "../new-order.ts"
import { placeOf } from "../order-context.ts"
import { type OrderInput, OrderRejectedError, type PlacedOrder } from "../order-input.ts"
import { readQuote, unknownOptionOf } from "../order-quote.ts"
import type { OrderTask } from "../order-task.ts"
import { toOrderRows } from "../orders.ts"
import { countedNetwork, type HeldByNetwork, holdUnits, lockHeldUnits } from "../unconfirmed-units.ts"
import { claimAndLock } from "./claim-and-lock.ts"
import { type ClaimRow, giveClaimsBack, toClaimRow } from "./claims.ts"
import { addUnits, goodsLeft, type LockedGoods, type TakenUnits } from "./goods.ts"
import {
  addToCounts,
  countQueries,
  type GroupCounts,
  judgeByLimits,
  type OrderWindows,
  storeCounts,
  windowsOf,
} from "./limits.ts"
import { type OrderFacts, readOrderFacts } from "./order-facts.ts"
import { storeOrders } from "./store-orders.ts"

/** Coupons and landing pages are rows that many orders share, and are locked in the middle of an order. */
const isPlain = ({ orderInput: { coupon, landingPage, takenBy, lines }, alongside }: OrderTask): boolean =>
  coupon === null && !landingPage && !takenBy && !alongside && lines.length > 0

/** An order of the group with what is known of it before anything is locked. */
type Prepared = OrderTask & {
  row: OrderFacts["rows"] extends Map<number, infer Row> ? Row : never
  ids: (number | null)[]
  token: string
  claim: ClaimRow
  windows: OrderWindows
}

/** The orders that can be placed together: each with products of their slugs, and no two of one phone or one claim, of which
 *  the second is decided by the first. */
async function prepare(tx: Tx, tasks: readonly OrderTask[], { now, isPatient }: { now: Date; isPatient: boolean }) {
  const windows = tasks.map((task) => windowsOf(task.orderInput.client.counts, task.now))
  const all = windows.flatMap(({ judged, counted }) => [...judged, ...counted])
  const facts = await readOrderFacts(tx, tasks, { windows: all, now, isPatient })
  const seen = new Set<string>()
  const prepared = tasks.flatMap((task, index): Prepared[] => {
    const { orderInput } = task
    const row = facts.rows.get(index)
    const ofOrder = windows[index]
    const ids = orderInput.lines.map(({ slug }) => facts.productBySlug.get(slug ?? "") ?? null)
    if (!row || !ofOrder || ids.includes(null)) return []
    const token = randomToken()
    const claim = toClaimRow(orderInput, { ids, token, now: task.now })
    const phone = `phone ${phoneKey(orderInput.mobile)}`
    if (seen.has(claim.name) || seen.has(phone)) return []
    seen.add(claim.name).add(phone)
    return [{ ...task, row, ids, token, claim, windows: ofOrder }]
  })
  const counts: GroupCounts = { stored: facts.counts, added: new Map() }
  return { prepared, counts }
}

/** @returns undefined for a place that the shop does not know, or a blocked phone */
function findPlace({ row }: Prepared) {
  try {
    return placeOf(row, false)
  } catch (error) {
    if (error instanceof OrderRejectedError) return undefined
    throw error
  }
}

type Group = { goods: LockedGoods; counts: GroupCounts; taken: TakenUnits; held: HeldByNetwork }

/** Calculates one order after those before it.
 *  @returns undefined for one that is not to be stored as it is */
async function calculate(tx: Tx, order: Prepared, { goods, counts, taken, held }: Group) {
  const { orderInput, ids, token, row, windows, now } = order
  const place = findPlace(order)
  const standing = judgeByLimits(windows, counts)
  if (!place || !standing) return undefined
  const { settings, wilaya } = place
  const { mobile } = orderInput
  const left = goodsLeft(goods, order, taken)
  const read = await readQuote(tx, orderInput, { settings, wilaya, ids, mobile, now, lock: true, ...left })
  if (read.quote.changes.length > 0 || unknownOptionOf(read)) return undefined
  const units = unitsOf(read, ids, now)
  const holdsStock = holdUnits(held, orderInput, { read, units })
  const risk = orderRisk({
    holdsStock,
    recentOfPhone: row.recentOfPhone ?? 0,
    cancelled: row.cancelled ?? 0,
    returned: row.returned ?? 0,
    recentOfNetwork: standing.ofNetwork,
    mobile,
    seconds: orderInput.client.seconds,
    maxUnits: Math.max(...orderInput.lines.map(({ quantity }) => quantity)),
  })
  const takenUnits = holdsStock ? units : []
  for (const { id, quantity, variants = [] } of takenUnits) {
    addUnits(taken.products, id, quantity)
    for (const variant of variants) addUnits(taken.variants, variant.id, variant.quantity)
  }
  addToCounts(windows, counts)
  const newOne = newOrder({ orderInput, read, ids, place, token, risk, holdsStock, now })
  return { units: takenUnits, ...toOrderRows(newOne) }
}

/** Places several orders of which nothing is odd, with the statements of one: each statement has the rows of all. They are
 *  checked and calculated one after another as `placeOrder` does, each with the stock and the limits that those before it
 *  leave; its locks are taken in the same order. Every other order is left alone, and nothing of it is stored.
 *  @returns in the order of the tasks; undefined for an order that has to be placed by itself
 *  @throws when another transaction came between; then all have to be */
export async function placeTogether(
  tx: Tx,
  tasks: readonly OrderTask[],
  { isPatient }: { isPatient: boolean },
): Promise<(PlacedOrder | undefined)[]> {
  const plain = tasks.filter(isPlain)
  const now = plain.at(-1)?.now
  if (!now || plain.length < 2) return tasks.map(() => undefined)
  const { prepared, counts } = await prepare(tx, plain, { now, isPatient })
  if (prepared.length === 0) return tasks.map(() => undefined)
  const { claimed, goods } = await claimAndLock(tx, prepared, now)
  const fresh = prepared.filter(({ token }) => claimed.has(token))
  const networks = fresh.flatMap(({ orderInput }) => countedNetwork(orderInput) ?? [])
  const held = await lockHeldUnits(tx, networks)
  const taken: TakenUnits = { products: new Map(), variants: new Map() }
  const calculated = new Map<OrderInput, NonNullable<Awaited<ReturnType<typeof calculate>>>>()
  for (const order of fresh) {
    const one = await calculate(tx, order, { goods, counts, taken, held })
    if (one) calculated.set(order.orderInput, one)
  }
  const left = fresh.filter(({ orderInput }) => !calculated.has(orderInput))
  await giveClaimsBack(
    tx,
    left.map(({ claim }) => claim),
  )
  const orders = [...calculated.values()]
  if (orders.length === 0) return tasks.map(() => undefined)
  const units: UnitsToTake[] = orders.flatMap((order) => order.units)
  const rows = orders.map((order) => order.rows)
  const counting = countQueries(tx, counts)
  const hasMail = rows.some(({ order }) => order.email !== null)
  // All transactions lock the counts of mails before those of orders.
  const ids = await storeOrders(tx, { orders: rows, units, now: now.toISOString() }, hasMail ? undefined : counting)
  const stored = new Map(
    [...calculated].map(([orderInput, order], index) => [orderInput, order.stored(ids[index] ?? 0)]),
  )
  if (hasMail) {
    await mailReceived(
      tx,
      [...stored].map(([{ email }, { id }]) => ({ id, email })),
      now,
    )
    await storeCounts(tx, counting)
  }
  return tasks.map(({ orderInput }) => {
    const order = stored.get(orderInput)
    return order && { kind: "placed", order, replayed: false }
  })
}
