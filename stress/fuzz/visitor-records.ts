import { placedOrder } from "#api/testing/placed-order.ts"
import { deliveredOrder } from "#api/testing/reviews.ts"
import type { TestShop } from "#api/testing/shop.ts"
import { shopperCalls } from "#api/testing/shoppers.ts"
import { signedIn } from "#api/testing/staff.ts"
import { sold } from "../order-client.ts"
import { storeLandingPage } from "./store-landing-page.ts"

/** Creates the records that the scenarios name, so that requests get as far as they can. */
export async function prepareRecords(shop: TestShop) {
  await shop.db
    .updateTable("product")
    .set({ review_count: 45, quantity: 100_000 })
    .where("slug", "=", sold.slug)
    .execute()
  const owner = await signedIn(shop, "owner")
  const order = await placedOrder(shop)
  const { reviewKey } = await deliveredOrder(shop, owner)
  const shoppers = shopperCalls(shop)
  const made = async (path: string, data: object) => {
    const answer = await owner.send("POST", path, data)
    return (
      String((await answer.json()).data.url)
        .split("/")
        .at(-1) ?? ""
    )
  }
  const first = async (table: "post" | "page" | "product" | "app_setting") =>
    (await shop.db.selectFrom(table).select("document_id").limit(1).executeTakeFirstOrThrow()).document_id
  const text = { fr: "Texte", ar: "", en: "" }
  const page = { title: text, description: text, content: { fr: [], ar: [], en: [] } }
  return {
    order,
    reviewKey,
    session: (await shoppers.accountByMail()).session,
    settings: await first("app_setting"),
    post: await made("/api/admin/preview", { resource: "posts", documentId: await first("post") }),
    page: await made(`/api/admin/pages/${await first("page")}/preview`, page),
    home: await made("/api/admin/sections/home/preview", { sections: [] }),
    landing: await storeLandingPage(shop.db),
    product: await made(`/api/admin/products/${await first("product")}/preview`, {}),
  }
}
