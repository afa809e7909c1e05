import { Hono } from "hono"
import { networkOf } from "#core/address-block.ts"
import { defaultLocale, isLocale } from "#core/i18n/locale.ts"
import { orderNumber } from "#core/orders/order-number.ts"
import { maxReviewPictureSize } from "#core/reviews/review.ts"
import type { Db } from "#db/database.ts"
import { type KeyedOrder, orderOfReviewKey } from "#db/reviews/review-key.ts"
import { hasSamePicture, storeReviewPicture } from "#db/reviews/review-pictures.ts"
import { addReview, ownReviews, pictureless, reviewableProducts } from "#db/reviews/reviews.ts"
import { inTransaction } from "#db/transaction.ts"
import { requireToken } from "../auth.ts"
import { conflict, notFound } from "../errors.ts"
import { limitRequest, senderAddress } from "../limit-request.ts"
import { takePicture, uploadTaker } from "../media/take-file.ts"
import { limitedBody, limitedTo, readBody, readBytes } from "../read-body.ts"
import { type OrderReviewsResource, orderReviewRequest } from "./contract.ts"

const noStore = { "cache-control": "no-store" }

async function resourceOf(db: Db, { id, createdAt, code }: KeyedOrder): Promise<OrderReviewsResource> {
  const [products, reviews] = [await reviewableProducts(db, id), await ownReviews(db, id)]
  return {
    number: orderNumber(id, createdAt, code),
    products: products.map(({ productId, ...product }) => {
      const review = reviews.get(productId)
      if (!review) return { ...product, review: null }
      const { rating, name, review: text, status, date, hasPicture } = review
      return { ...product, review: { rating, name, review: text, status, date, hasPicture } }
    }),
  }
}

/** `/order-reviews/:key`: what a delivered order's shopper writes of its products, for the storefront's server alone.
 *  Nobody sees a word or a picture of it before the merchant has. */
export function orderReviewRoutes(db: Db, token: string, clock: () => Date): Hono {
  const taken = uploadTaker()

  /** @throws ApiError 404 for any key but one of an order, 409 where the order is not (or no more) delivered */
  const open = async (key: string): Promise<KeyedOrder> => {
    const order = await orderOfReviewKey(db, key)
    if (!order) throw notFound()
    if (order.status !== "delivered") throw conflict("The order is not delivered", { code: "NOT_DELIVERED" })
    return order
  }
  /** @throws ApiError 404 for a product that is not of the order */
  const product = async (order: KeyedOrder, slug: string): Promise<number> => {
    const found = (await reviewableProducts(db, order.id)).find((each) => each.slug === slug)
    if (!found) throw notFound()
    return found.productId
  }
  /** @throws ApiError 429 after too many */
  const count = (address: string | undefined, key: string) =>
    limitRequest({ db, clock, secret: token }, "reviews", { address, subject: key })
  const answer = async (order: KeyedOrder, status = 200) =>
    Response.json({ data: await resourceOf(db, order), meta: {} }, { status, headers: noStore })

  return new Hono()
    .use(requireToken(token))
    .get("/:key", async (c) => answer(await open(c.req.param("key"))))
    .post("/:key/:slug", limitedBody, async (c) => {
      const { rating, name, review, locale, client } = (await readBody(orderReviewRequest, c.req)).data
      await count(senderAddress(c, client), c.req.param("key"))
      const order = await open(c.req.param("key"))
      const productId = await product(order, c.req.param("slug"))
      const written = { rating, name, review, locale: isLocale(locale) ? locale : defaultLocale }
      const isStored = await inTransaction(db, (tx) =>
        addReview(tx, { ...written, orderId: order.id, productId }, clock()),
      )
      if (!isStored) throw conflict("The product was reviewed", { code: "REVIEWED" })
      return answer(order, 201)
    })
    .post("/:key/:slug/picture", limitedTo(maxReviewPictureSize), async (c) => {
      const sender = senderAddress(c)
      await count(sender, c.req.param("key"))
      const order = await open(c.req.param("key"))
      const productId = await product(order, c.req.param("slug"))
      const noPlace = () => conflict("There is no review that waits for a picture", { code: "NO_PLACE" })
      const picture = await taken(async () => readBytes(c.req), takePicture, sender && networkOf(sender))
      await inTransaction(db, async (tx) => {
        const id = await pictureless(tx, order.id, productId)
        if (id !== undefined) return storeReviewPicture(tx, id, picture)
        if (!(await hasSamePicture(tx, { orderId: order.id, productId, hash: picture.facts.hash }))) throw noPlace()
      })
      return answer(order, 201)
    })
}
