import { type DeliveryField, type DeliveryValues, deliveryFields } from "#core/delivery/delivery-values.ts"
import { fromDinars, toDinars } from "#core/money.ts"
import { touchContent } from "#db/changes/content-version.ts"
import type { Db } from "#db/database.ts"
import { changeFreeFrom, changeWilayas, readDelivery, settleSamplePrices } from "#db/delivery/admin-delivery.ts"
import type { WilayaRow } from "#db/delivery/wilayas.ts"
import { inTransaction } from "#db/transaction.ts"
import type { AddRoute, AdminDeps } from "../admin/admin-context.ts"
import { audit } from "../admin/audit-entry.ts"
import { conflict } from "../errors.ts"
import { readBody } from "../read-body.ts"
import {
  type DeliveryChanges,
  type DeliveryConflict,
  type DeliveryRow,
  type DeliveryTable,
  deliveryChanges,
} from "./contract-admin.ts"

type Change = DeliveryChanges["rows"][number]

const dinars = (price: number | null) => (price === null ? null : toDinars(price))
const centimes = (price: number | null) => (price === null ? null : fromDinars(price))

const rowOf = ({ documentId: _, ...wilaya }: WilayaRow): DeliveryRow => ({
  ...wilaya,
  desk: dinars(wilaya.desk),
  home: dinars(wilaya.home),
})

async function tableOf(db: Db): Promise<DeliveryTable> {
  const { wilayas, freeFrom, samplePrices, isSaved } = await readDelivery(db)
  return { rows: wilayas.map(rowOf), freeDeliveryThreshold: dinars(freeFrom), samplePrices, isSaved }
}

const stored = (values: DeliveryValues) => ({ ...values, desk: centimes(values.desk), home: centimes(values.home) })

const changedFields = ({ loaded, values }: Change): DeliveryField[] =>
  deliveryFields.filter((field) => loaded[field] !== values[field])

/** Returns one side of the changes for the audit log: the changed fields of each wilaya by its code. */
function auditSide({ rows, freeDeliveryThreshold: free }: DeliveryChanges, side: "loaded" | "values") {
  const wilayas = rows.map((row) => [row.code, Object.fromEntries(changedFields(row).map((f) => [f, row[side][f]]))])
  const threshold = free && { freeDeliveryThreshold: side === "loaded" ? free.loaded : free.value }
  return { ...Object.fromEntries(wilayas), ...threshold }
}

/** Leaves out values that do not change. */
function realChanges({ rows, freeDeliveryThreshold: free, samplePrices }: DeliveryChanges): DeliveryChanges {
  const changed = rows.filter((row) => changedFields(row).length > 0)
  return {
    rows: changed,
    ...(free && free.loaded !== free.value && { freeDeliveryThreshold: free }),
    ...(samplePrices && { samplePrices }),
  }
}

/** @throws ApiError 409 that names what has changed since it was loaded, as it is now */
async function reject(db: Db, codes: number[], isFreeChanged: boolean): Promise<never> {
  const { rows, freeDeliveryThreshold } = await tableOf(db)
  const details: DeliveryConflict = {
    code: "CHANGED_SINCE",
    rows: rows.filter(({ code }) => codes.includes(code)),
    ...(isFreeChanged && { freeDeliveryThreshold }),
  }
  const names = [...details.rows.map(({ name }) => name), ...(isFreeChanged ? ["freeDeliveryThreshold"] : [])]
  throw conflict(`Changed since they were loaded: ${names.join(", ")}`, details)
}

/** The delivery prices of all wilayas, read and changed as one table. */
export function deliveryRoutes(route: AddRoute, { db, clock }: AdminDeps): void {
  route("GET /delivery", async () => Response.json({ data: await tableOf(db) }))

  route("PUT /delivery", async (c) => {
    const changes = realChanges(await readBody(deliveryChanges, c.req))
    const { rows, freeDeliveryThreshold: free, samplePrices } = changes
    const data = await inTransaction(db, async (tx) => {
      if (rows.length === 0 && !free && !samplePrices) return tableOf(tx)
      const wilayas = rows.map(({ code, loaded, values }) => ({
        code,
        loaded: stored(loaded),
        values: stored(values),
      }))
      const changed = await changeWilayas(tx, wilayas)
      const threshold = free && { loaded: centimes(free.loaded), value: centimes(free.value) }
      const isFree = threshold && !(await changeFreeFrom(tx, threshold, clock()))
      if (changed.length > 0 || isFree) return reject(tx, changed, isFree === true)
      const settled = samplePrices && (await settleSamplePrices(tx, samplePrices))
      const before = auditSide(changes, "loaded")
      const after = { ...auditSide(changes, "values"), ...(settled && { samplePrices, wilayas: settled }) }
      await audit(tx, c, { action: "update", resource: "delivery", before, after }, clock())
      const table = await tableOf(tx)
      await touchContent(tx, ["all"])
      return table
    })
    return Response.json({ data })
  })
}
