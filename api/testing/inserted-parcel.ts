import type { ParcelState } from "#core/carriers/parcel-status.ts"
import type { TestShop } from "./shop.ts"

/** Gives an order a parcel at a carrier whose account was deleted.
 *  @param documentId of the order, and of its parcel */
export async function insertParcel({ db }: TestShop, documentId: string, state: ParcelState = "created") {
  const order = db.selectFrom("orders").select("id").where("document_id", "=", documentId)
  const { id } = await order.executeTakeFirstOrThrow()
  const by = { staff_id: "rania", staff_name: "Rania", created_at: "2026-11-21T10:00:00.000Z" }
  await db
    .insertInto("parcel")
    .values({ document_id: documentId, order_id: id, reference: documentId, state, ...by })
    .execute()
}
