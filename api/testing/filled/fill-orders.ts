import { findAccount } from "#db/carriers/accounts.ts"
import { storeDesks } from "#db/carriers/places.ts"
import { insertMovedCustomers } from "#db/moving/moved-people.ts"
import { recordPayment } from "#db/orders/payments/payments.ts"
import { orderAdmin } from "../order-admin.ts"
import { placedOrder } from "../placed-order.ts"
import { deliveredOrder, sendToReviews } from "../reviews.ts"
import { plainPicture } from "../uploads.ts"
import { type FilledShop, ok, orderedSlug } from "./send-filled.ts"

/** Accounts, and addresses of the newsletter. */
export async function fillPeople({ shop }: Pick<FilledShop, "shop">) {
  await insertMovedCustomers(shop.db, [
    {
      id: "customerofbefore00000001",
      firstname: "Nadia",
      lastname: "Ziani",
      email: "nadia@example.test",
      loginMobile: null,
      mobile: "0550010203",
      locale: "ar",
      createdAt: "2026-01-04T10:00:00.000Z",
      addresses: [
        { wilaya: "Oran", commune: "Oran", address: "Rue 1", usual: false },
        { wilaya: "Alger", commune: "Kouba", address: "Rue 2", usual: true },
      ],
    },
  ])
  const asked = { email: "lu@example.test", locale: "fr", created_at: "2026-02-01T00:00:00.000Z" } as const
  await shop.db
    .insertInto("subscriber")
    .values({ ...asked, token: "t", confirmed_at: "2026-02-02T00:00:00.000Z", asked_at: asked.created_at })
    .execute()
}

/** A desk that a carrier of the shop has. */
async function addDesk({ shop, owner }: FilledShop): Promise<number> {
  const { documentId } = await ok(owner, "POST", "/carriers", {
    platform: "yalidine",
    name: "Compte",
    baseUrl: "https://carrier.example/v1/",
    keys: { id: "id", token: "token" },
    webhookSecret: null,
    division: 58,
    fromWilaya: 16,
    isDefault: true,
    validates: false,
    mayBeOpened: false,
  })
  const account = await findAccount(shop.db, { documentId })
  const desk = { name: "Agence Akbou", address: "Rue 3", hours: "08:00 – 17:00", phones: ["0550000000"] }
  await storeDesks(shop.db, account?.id ?? 0, [{ ...desk, id: "0603", wilayaCode: 6, commune: "Akbou" }], new Date())
  const stored = await shop.db.selectFrom("carrier_desk").select("id").executeTakeFirstOrThrow()
  return stored.id
}

/** Orders of all kinds, a review with its picture. */
export async function fillOrders({ shop, owner }: FilledShop) {
  const admin = orderAdmin(owner)
  const reviewed = await deliveredOrder(shop, owner, { mobile: "0660102030", firstname: "=Samir" })
  const written = { name: "Samir", rating: 4, review: "Bon casque", lang: "fr" }
  const sent = await sendToReviews(shop, `${reviewed.reviewKey}/casque-aura`, written)
  if (sent.status >= 300) throw new Error(`The review was refused: ${sent.status} ${JSON.stringify(sent.body)}`)
  await sendToReviews(shop, `${reviewed.reviewKey}/casque-aura/picture`, await plainPicture("#8a1f5b"))
  const cancelled = await placedOrder(shop, { note: "Sonner\ndeux fois", email: "a@example.test" })
  await admin.move(cancelled.documentId, "confirmed", "cancelled")
  const waiting = await placedOrder(shop, {})
  await admin.call(waiting.documentId, "no-answer-1")
  await ok(owner, "POST", `/orders/${waiting.documentId}/notes`, { text: "Rappeler jeudi" })
  await ok(owner, "POST", "/orders/tags", { documentIds: [waiting.documentId], add: ["fidèle"], remove: [] })
  const paid = await placedOrder(shop, { delivery: "desk", desk: await addDesk({ shop, owner }) })
  const payment = { order: paid.documentId, service: "card", reference: "PAY-1", amount: 500_000 }
  await recordPayment(shop.db, payment, new Date())
  const { discount } = couponOf(
    await shop.db.selectFrom("product").select("price").where("slug", "=", orderedSlug).executeTakeFirstOrThrow(),
  )
  await placedOrder(shop, { coupon: "TAPIS-10", discount })
  const exported = await placedOrder(shop, {})
  await admin.move(exported.documentId, "confirmed")
  await shop.db
    .updateTable("orders")
    .set({ exported_at: "2026-11-20T10:00:00.000Z", exported_to: "yalidine", exported_by: "Lina" })
    .where("document_id", "=", exported.documentId)
    .execute()
}

/** Discount of the coupon on one pair, in dinars. */
const couponOf = ({ price }: { price: number }) => ({ discount: Math.round((price * 10) / 10_000) })
