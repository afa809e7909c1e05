import type { NewParcel } from "#carriers/adapter.ts"
import { chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import { parcelSides, parcelWeight } from "#core/delivery/parcel.ts"
import { toDinars } from "#core/money.ts"
import type { Account } from "#db/carriers/accounts.ts"
import { type ParcelOrder, readParcelLines, readParcelOrders } from "#db/carriers/parcel-orders.ts"
import type { ClaimedParcel } from "#db/carriers/parcel-queue.ts"
import { wilayaAtCarrier } from "#db/carriers/places.ts"
import type { Db } from "#db/database.ts"
import { wilayaNames } from "#db/delivery/wilaya-names.ts"

type ReadyParcel = { id: number; desk: ParcelOrder["desk"]; parcel: NewParcel }
type HinderedParcel = { id: number; problem: NonNullable<ParcelOrder["problem"]> }

/** Makes of parcels that wait what a carrier is sent: from their orders as they are now.
 *  @returns also those that must not be sent any more, since their orders were changed */
export async function toNewParcels(
  db: Db,
  account: Account,
  waiting: readonly ClaimedParcel[],
): Promise<{ ready: ReadyParcel[]; hindered: HinderedParcel[] }> {
  const ids = waiting.map(({ orderId }) => orderId)
  const orders = new Map((await readParcelOrders(db, account, { ids })).map((order) => [order.id, order]))
  const lines = await readParcelLines(db, ids)
  const names = await wilayaNames(db)
  const { id: accountId, fromWilaya: fromCode } = account
  const fromWilaya = (await wilayaAtCarrier(db, accountId, fromCode)) ?? names.get(fromCode) ?? ""
  const ready: ReadyParcel[] = []
  const hindered: HinderedParcel[] = []
  for (const { id, orderId, reference, isFragile, exchangedGoods } of waiting) {
    const order = orders.get(orderId)
    if (!order || order.problem !== null || order.place === null) {
      hindered.push({ id, problem: order?.problem ?? "unknown-order" })
      continue
    }
    const { desk, place } = order
    const packed = lines.get(orderId) ?? []
    const isToDesk = order.delivery === "desk"
    ready.push({
      id,
      desk,
      parcel: {
        reference,
        firstname: order.firstname,
        lastname: order.lastname,
        phone: order.mobile,
        wilayaCode: order.wilayaCode,
        wilaya: place.wilaya ?? order.wilaya,
        commune: place.name,
        communeId: place.placeId,
        postcode: place.postcode,
        address: order.address ?? place.name,
        note: order.note,
        // Carriers without a list of desks want to know that it goes to one.
        deskId: isToDesk ? (desk?.deskId ?? "") : null,
        goods: packed.map((line) => ({
          title: chosenTitle(line),
          quantity: line.quantity,
          unitPrice: toDinars(line.unitPrice),
        })),
        amount: order.toCollect,
        // The price of the goods: the carrier is not liable for the delivery's.
        declaredValue: Math.round(order.total - toDinars(order.deliveryPrice ?? 0)),
        weight: parcelWeight(packed),
        sides: parcelSides(packed),
        isFragile,
        exchangedGoods,
        mayBeOpened: account.mayBeOpened,
        fromWilaya,
      },
    })
  }
  return { ready, hindered }
}
