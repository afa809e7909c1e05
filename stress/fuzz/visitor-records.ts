import { carrierExamples } from "#api/testing/examples/carrier-examples.ts"
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
  await storeDesk(shop, owner)
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

/** Stores a carrier's account with a desk in Algiers, which order forms offer. */
async function storeDesk({ db }: TestShop, owner: Awaited<ReturnType<typeof signedIn>>): Promise<void> {
  const { path, body } = carrierExamples["POST /carriers"]
  const answer = await owner.send("POST", `/api/admin${path}`, body)
  if (answer.status !== 201) throw new Error(await answer.text())
  const account = await db.selectFrom("carrier_account").select("id").executeTakeFirstOrThrow()
  const place = {
    wilaya_code: 16,
    folded: "kouba",
    name: "Agence de Kouba",
    commune: "Kouba",
    address: null,
    hours: null,
  }
  await db
    .insertInto("carrier_desk")
    .values({ account_id: account.id, desk_id: "160101", phones: "[]", read_at: new Date().toISOString(), ...place })
    .execute()
}
