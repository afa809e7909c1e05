import { toReviewKey } from "#db/reviews/review-key.ts"
import { newMobile, orderBody, postOrder, sold, toOrder } from "../order-client.ts"
import type { Endpoint } from "./fuzz-endpoints.ts"
import { newsTokens } from "./fuzz-good-values.ts"
import { documentIdsAt, type FuzzedShop } from "./fuzz-shop.ts"
import { storeLandingPage } from "./store-landing-page.ts"

/** Values for the holes of an endpoint's path by their names, which are there in the shop. */
export type Known = (name: string) => string[]

/** What the trial stores in the shop so that its requests get further than to a 404. */
export async function prepareShop({ db, url, placed }: FuzzedShop) {
  await storeSubscribers(db)
  await storeCarrierAccount(db)
  const keys = await deliver(db, url)
  return {
    whole: await wholeBodies(db, url),
    landing: (await storeLandingPage(db)).documentId,
    knownAt: async ({ path }: Endpoint): Promise<Known> => {
      if (path.startsWith("/api/orders/"))
        return (name) => placed.map((order) => (name === "token" ? order.token : order.documentId))
      if (path.startsWith("/api/order-reviews/")) return (name) => (name === "key" ? keys : [sold.slug])
      if (path.startsWith("/api/carrier-hooks/")) return () => [hookKey]
      const ids = path.includes("{") ? await documentIdsAt(url, path.split("/{")[0] ?? "") : []
      return () => ids
    },
  }
}

const hookKey = "A".repeat(32)

/** An account whose carrier checks the address of its webhooks. Nobody but the carrier can sign one. */
async function storeCarrierAccount(db: FuzzedShop["db"]) {
  const now = new Date().toISOString()
  const texts = {
    platform: "yalidine",
    name: "Fuzz",
    base_url: "https://carrier.hanout.test/",
    keys: "sealed elsewhere",
  } as const
  await db
    .insertInto("carrier_account")
    .values({
      ...texts,
      document_id: "carrieraccountoffuzzing0",
      hook_key: hookKey,
      webhook_secret: null,
      division: 58,
      from_wilaya: 16,
      created_at: now,
      edited_at: now,
    })
    .execute()
}

/** People who were asked whether they want the shop's news. */
async function storeSubscribers(db: FuzzedShop["db"]) {
  const times = { created_at: new Date().toISOString(), asked_at: null, confirmed_at: null }
  const row = (token: string) => ({ email: `${token}@hanout.test`, locale: "ar" as const, token, ...times })
  await db.insertInto("subscriber").values(newsTokens.map(row)).execute()
}

/** Orders that may be reviewed.
 *  @returns the keys to their reviews */
async function deliver(db: FuzzedShop["db"], url: string): Promise<string[]> {
  const orders = []
  for (let index = 0; index < 12; index++) orders.push(toOrder(await postOrder(url, orderBody())))
  const ids = orders.map(({ documentId }) => documentId)
  await db.updateTable("orders").set({ status: "delivered" }).where("document_id", "in", ids).execute()
  return orders.map(toReviewKey)
}

/** Bodies whose fields belong together, of orders that nothing else is asked of and of a product that is sold out:
 *  requests are like these. */
async function wholeBodies(db: FuzzedShop["db"], url: string): Promise<Record<string, object | undefined>> {
  const soldOut = db.selectFrom("product").select("slug").where("status", "=", "out-of-stock").limit(1)
  const { slug } = await soldOut.executeTakeFirstOrThrow()
  const mobile = newMobile()
  const { number } = toOrder(await postOrder(url, orderBody({ mobile })))
  const { token: cancelled } = toOrder(await postOrder(url, orderBody()))
  return {
    "POST /api/orders": { data: orderBody() },
    "POST /api/order-tracking": { data: { number, mobile } },
    "POST /api/order-tracking/cancel": { data: { token: cancelled } },
    "POST /api/order-tracking/answer": { data: { token: cancelled, answer: "again" } },
    "POST /api/stock-alerts": { data: { slug, email: "waits@hanout.test", locale: "ar" } },
  }
}
