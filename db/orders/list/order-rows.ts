import type { Carrier } from "#core/delivery/carrier.ts"
import { defaultLocale } from "#core/i18n/locale.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import type { RiskReason } from "#core/orders/order-risk.ts"
import { amountToGiveBack } from "#core/payments/payment.ts"
import type { Db } from "../../database.ts"
import { findLineNames } from "../line-names.ts"
import { receivedOfOrder } from "../payments/handed-over.ts"
import { type PhoneCounts, phoneCounts } from "../phone-counts.ts"
import { tagsOfOrders } from "../tags/find-tags.ts"
import { countDuplicates } from "./order-duplicates.ts"

const columns = [
  ...(["id", "document_id", "status", "created_at", "source", "firstname", "lastname", "mobile", "phone_key"] as const),
  ...([
    "wilaya_code",
    "wilaya",
    "commune",
    "delivery",
    "total",
    "paid",
    "call_outcome",
    "call_at",
    "tries",
    "risk",
  ] as const),
  ...([
    "agent_id",
    "agent_name",
    "tracking",
    "carrier",
    "version",
    "stock_released_at",
    "commune_id",
    "locale",
  ] as const),
] as const

export type OrderRow = Awaited<ReturnType<typeof orderRows>>[number]

const nothing: PhoneCounts = { orders: 0, delivered: 0, cancelled: 0, returned: 0 }

/** Somebody of the staff, as an order keeps them. */
export const staffRef = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? "" })

// Written by this program.
export const storedRisk = (risk: string) => JSON.parse(risk) as RiskReason[]

/** Orders as a list shows them, in the order of their keys given. Amounts in centimes. */
export async function orderRows(db: Db, ids: number[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom("orders")
    .select(columns)
    .select((e) =>
      e.selectFrom("commune").select("wilaya_2026").whereRef("commune.id", "=", "orders.commune_id").as("wilaya2026"),
    )
    .select(["merged_into", "exported_at", "exported_to", "exported_by", "cashed_at", "cashed_by"])
    .select(receivedOfOrder.as("received"))
    .where("id", "in", ids)
    .execute()
  const mergedInto = await orderRefs(
    db,
    rows.flatMap(({ merged_into: id }) => id ?? []),
  )
  const duplicates = await countDuplicates(db, rows)
  const tags = await tagsOfOrders(db, ids)
  const lines = await db
    .selectFrom("order_line")
    .select(["order_id as orderId", "title", "color", "size", "open_choice as isOpen"])
    .select(["quantity", "image", "product_id as productId", "variant_id as variantId"])
    .where("order_id", "in", ids)
    .orderBy("order_id")
    .orderBy("position")
    .execute()
  const counts = await phoneCounts(db, [...new Set(rows.map((row) => row.phone_key))])
  const byId = new Map(rows.map((row) => [row.id, row]))
  const names = await findLineNames(
    db,
    lines.map((line) => ({ ...line, locale: byId.get(line.orderId)?.locale ?? defaultLocale })),
  )
  const named = lines.map((line, index) => ({ ...line, names: names[index] ?? {} }))
  const linesOf = Map.groupBy(named, (line) => line.orderId)
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { status, source, firstname, lastname, mobile, wilaya, commune, delivery, total, paid, tries } = row
    const past = counts.get(row.phone_key) ?? nothing
    const isMerged = row.merged_into !== null
    return {
      status,
      source,
      firstname,
      lastname,
      mobile,
      wilaya,
      commune,
      delivery,
      total,
      paid,
      toGiveBack: amountToGiveBack(row),
      tries,
      tracking: row.tracking,
      carrier: row.carrier,
      version: row.version,
      documentId: row.document_id,
      number: orderNumber(id, row.created_at),
      createdAt: row.created_at,
      wilayaCode: row.wilaya_code,
      wilayaCode2026: row.wilaya2026 ?? row.wilaya_code,
      callOutcome: row.call_outcome,
      callAt: row.call_at,
      stockReleasedAt: row.stock_released_at,
      risk: storedRisk(row.risk),
      agent: staffRef(row.agent_id, row.agent_name),
      lines: (linesOf.get(id) ?? []).map(
        ({ orderId: _order, productId: _product, variantId: _variant, isOpen, ...line }) => ({
          ...line,
          isOpen: isOpen === 1,
        }),
      ),
      exported: exportOf(row),
      cashed: row.cashed_at === null ? null : { at: row.cashed_at, by: row.cashed_by },
      tags: tags.get(id) ?? [],
      mergedInto: mergedInto.get(row.merged_into ?? 0) ?? null,
      duplicateCount: duplicates.get(id) ?? 0,
      // The counts leave merged orders out.
      phonePast: isMerged ? past : withoutThis(past, status),
    }
  })
}

type Exported = { exported_at: string | null; exported_to: Carrier | null; exported_by: string | null }

const exportOf = ({ exported_at: at, exported_to: carrier, exported_by: by }: Exported) =>
  at === null || carrier === null ? null : { carrier, at, by: by ?? "" }

/** Finds the numbers and document ids of orders by key. */
async function orderRefs(db: Db, ids: number[]) {
  if (ids.length === 0) return new Map<number, { documentId: string; number: string }>()
  const rows = await db
    .selectFrom("orders")
    .select(["id", "document_id", "created_at"])
    .where("id", "in", ids)
    .execute()
  return new Map(
    rows.map((row) => [row.id, { documentId: row.document_id, number: orderNumber(row.id, row.created_at) }]),
  )
}

/** Subtracts an order from the counts of its phone. */
export function withoutThis(past: PhoneCounts, status: string): PhoneCounts {
  const less = (name: keyof PhoneCounts) => past[name] - (name === status ? 1 : 0)
  return {
    orders: Math.max(0, past.orders - 1),
    delivered: less("delivered"),
    cancelled: less("cancelled"),
    returned: less("returned"),
  }
}
