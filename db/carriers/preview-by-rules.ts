import { type CarrierRule, rankAccounts } from "#core/carriers/carrier-rule.ts"
import { isPlaceProblem } from "#core/carriers/parcel-problem.ts"
import type { DeliveryProfile } from "#core/catalogue/product-delivery.ts"
import { toDinars } from "#core/money.ts"
import type { Db } from "../database.ts"
import { readOrderDesk } from "../delivery/desks.ts"
import { readAccountFacts } from "./account-facts.ts"
import { listAccounts } from "./accounts.ts"
import { listCarrierRules } from "./carrier-rules.ts"
import { previewParcels, type QueuedOrder } from "./queue-parcels.ts"

type Previewed = QueuedOrder & { account: string | null }

/** Previews the sending of orders by the accounts that the rules choose, in the order of the ids. An account whose carrier does not go to
 *  the place is skipped where another one does. */
export async function previewByRules(db: Db, documentIds: readonly string[]): Promise<Previewed[]> {
  const accounts = await listAccounts(db)
  const byId = new Map(accounts.map((account) => [account.documentId, account]))
  const rules = await listCarrierRules(db)
  const factsOf = await readAccountFacts(db, accounts)
  const ranked = new Map<string, string[]>()
  const orders = await listPlacedOrders(db, documentIds)
  const profilesOf = await readProfiles(db, rules, orders)
  for (const { id, documentId, total, delivery, desk, ...place } of orders) {
    const order = { wilayaCode: place.of58, delivery, profiles: profilesOf(id), total: toDinars(total) }
    const known = accounts.map((account) => {
      const { fee, rate } = factsOf(account, { ...place, delivery })
      return { documentId: account.documentId, isDefault: account.isDefault, fee, rate }
    })
    // Its shopper was told the desk of one carrier: no other one goes there.
    const chosen = readOrderDesk(desk)
    const own = accounts.find((account) => account.id === chosen?.account)
    ranked.set(documentId, own ? [own.documentId] : rankAccounts(rules, order, known))
  }
  const results = new Map<string, Previewed>()
  let open = documentIds.filter((documentId) => ranked.has(documentId))
  for (let place = 0; open.length > 0; place++) {
    const byAccount = Map.groupBy(open, (documentId) => ranked.get(documentId)?.[place])
    open = []
    for (const [id, ids] of byAccount) {
      const account = byId.get(id ?? "")
      if (!account) continue
      for (const order of await previewParcels(db, account, ids)) {
        const isTaken = order.problem === null || !isPlaceProblem(order.problem)
        // The first choice says what is wrong where no account goes there.
        if (isTaken || !results.has(order.documentId))
          results.set(order.documentId, { ...order, account: account.documentId })
        if (!isTaken) open.push(order.documentId)
      }
    }
  }
  return documentIds.map(
    (documentId) =>
      results.get(documentId) ?? { documentId, number: "", problem: "unknown-order" as const, account: null },
  )
}

/** Reads the delivery profiles of orders' lines, as their products have them now; nothing where no rule matches profiles.
 *  @returns the profiles of an order's lines */
async function readProfiles(db: Db, rules: readonly CarrierRule[], orders: readonly { id: number }[]) {
  const isNeeded = rules.some(({ profile }) => profile !== null) && orders.length > 0
  const lines = isNeeded
    ? await db
        .selectFrom("order_line as l")
        .leftJoin("product as p", "p.id", "l.product_id")
        .select(["l.order_id as orderId", "p.delivery_profile as profile"])
        .where(
          "l.order_id",
          "in",
          orders.map(({ id }) => id),
        )
        .execute()
    : []
  const byOrder = Map.groupBy(lines, ({ orderId }) => orderId)
  return (id: number): DeliveryProfile[] => (byOrder.get(id) ?? []).map(({ profile }) => profile ?? "standard")
}

const listPlacedOrders = (db: Db, documentIds: readonly string[]) =>
  db
    .selectFrom("orders")
    .innerJoin("commune as c", "c.id", "orders.commune_id")
    .select([
      "orders.id",
      "orders.document_id as documentId",
      "orders.total",
      "orders.delivery",
      "orders.wilaya_code as of58",
    ])
    .select((e) => e.fn.coalesce("c.wilaya_2026", "orders.wilaya_code").as("of69"))
    .select(["c.name as commune", "orders.desk"])
    .where("orders.document_id", "in", documentIds.length > 0 ? documentIds : [""])
    .execute()
