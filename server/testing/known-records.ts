import { placedOrder } from "#api/testing/placed-order.ts"
import { deliveredOrder } from "#api/testing/reviews.ts"
import type { TestShop } from "#api/testing/shop.ts"
import { nextMobile, shopperCalls } from "#api/testing/shoppers.ts"
import { signedIn } from "#api/testing/staff.ts"

/** Records of a test shop that reads of every kind can name. */
export type KnownRecords = {
  product: { id: number; documentId: string }
  page: string
  post: string
  token: string
  reviewKey: string
  session: string
  preview: string
}

/** Creates an order, a review key, a shopper's session and a preview, and finds a product, a page and a post. */
export async function createKnownRecords(shop: TestShop): Promise<KnownRecords> {
  const product = await shop.db
    .selectFrom("product")
    .select(["id", "document_id as documentId"])
    .where("slug", "=", "casque-aura")
    .executeTakeFirstOrThrow()
  const page = (await shop.db.selectFrom("page").select("slug").executeTakeFirstOrThrow()).slug
  const post = (await shop.db.selectFrom("post").select("slug").executeTakeFirstOrThrow()).slug
  const [owner, editor] = [await signedIn(shop, "owner"), await signedIn(shop, "editor")]
  const { token } = await placedOrder(shop)
  const { reviewKey } = await deliveredOrder(shop, owner)
  const calls = shopperCalls(shop)
  const session = calls.sessionIn(await calls.register(nextMobile()))
  const created = await editor.send("POST", `/api/admin/products/${product.documentId}/preview`)
  const preview = (await created.json()).data.url.split("/").at(-1)
  return { product, page, post, token, reviewKey, session, preview }
}
