/** Where an order was placed: the form of a product's page or of the cart, a landing page, or a member of the staff on the phone. */
export const originPages = ["product", "cart", "landing", "phone"] as const
export type OriginPage = (typeof originPages)[number]

export type OrderOrigin = {
  page: OriginPage
  /** The landing page that it came from; null in all others. */
  landingPage: { documentId: string; slug: string; isRemoved: boolean } | null
}
