import { createContext } from "react-router"
import type { Capability } from "#api/common/contract-capabilities.ts"
import type { OrderRejectionDetails } from "#api/orders/contract-rejection.ts"
import type { ListingQuery } from "#core/catalogue/listing-query.ts"
import type { Product, ProductDetail, Review } from "#core/catalogue/product.ts"
import type { SizeGuide } from "#core/catalogue/size-guide.ts"
import type { ShownUniverse } from "#core/catalogue/universe.ts"
import type { Variant } from "#core/catalogue/variants/variant.ts"
import type { BlogQuery } from "#core/content/blog-query.ts"
import type { HeadPage } from "#core/content/page-heads/page-head.ts"
import type { PostDetail } from "#core/content/post.ts"
import type { SectionPage } from "#core/content/sections/section.ts"
import type { Coupon } from "#core/coupons/coupon.ts"
import type { ContactMessage } from "#core/customers/contact-message.ts"
import type { OfferedDesk } from "#core/delivery/desk.ts"
import type { Commune, Wilaya } from "#core/delivery/wilaya.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Centimes } from "#core/money.ts"
import type { Order, OrderClient, OrderExtras, OrderedLine, OrderFields, OrderPerson } from "#core/orders/order.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import type {
  BlogTopics,
  Category,
  InformationPage,
  LandingPage,
  LandingView,
  PageSection,
  PostPart,
  SearchWord,
  ShownHead,
  ShownMenus,
  StoredSettings,
} from "./content.ts"
import type { Listing, ListingOptions, Row } from "./listing.ts"
import type { ReviewCall } from "./reviews.server.ts"
import type { Suggestions } from "./suggestions.ts"
import type { Tracking } from "./tracking.server.ts"
import type { AccountCall } from "./transport/account.server.ts"

/** One product in the order form's fields, or the lines of a cart. */
type OrderGoods =
  | (Pick<OrderFields, "quantity" | "product" | "color"> & Pick<OrderedLine, "slug" | "size" | "variant">)
  | { lines: OrderedLine[] }

/** An order on its way to the shop; `amount` is what its products came to on screen. */
export type SentOrder = OrderPerson &
  OrderGoods &
  OrderExtras & {
    amount: Centimes
    locale: Locale
    date: string
    /** Never left out: a keyless order is answered by phone and lines, which prove nothing. */
    idempotencyKey: string
    /** Of who is signed in: the order goes into their account. */
    session?: string
    /** documentId of the landing page that it comes from. */
    landingPage?: string
  }

/** Input of a quote: the goods, and as much of the delivery as is known. */
export type QuoteInput = OrderGoods &
  Partial<Pick<OrderPerson, "wilaya" | "mobile" | "delivery">> &
  Pick<OrderExtras, "coupon" | "discount" | "deliveryPrice" | "client"> & { amount?: Centimes; locale: Locale }

/** Outcome of an order: stored; rejected, because a price or stock changed or its key belongs to another order; `invalid`, because
 *  of its colour, its size or another field; or unknown, when the API may have received it. */
export type PlacedOrder =
  | { order: Order }
  | { conflict: Quote }
  | { keyReused: true }
  | { uncertain: true }
  | { invalid: "choice" | "desk" | "text" }
  | { rejected: OrderRejectionDetails }

/** Calls on behalf of one shopper. */
type OwnContent = Tracking & AccountCall & ReviewCall

/** Outcome of a link in a mail; `unknown` = the link does not exist. */
export type MailLinkAnswer = "done" | "unknown" | "tooMany"

/** Outcome of a request for a stock alert. */
export type AlertAnswer = "done" | "inStock" | "tooMany" | "unknown" | "invalid"

/** Outcome of a message or a subscription; `invalid` = the shop does not accept the text. */
export type MessageAnswer = "done" | "tooMany" | "invalid"

/** `variant` is the SKU of one; undefined = the whole product. */
export type StockAlert = {
  slug: string
  variant: string | undefined
  email: string
  locale: Locale
  client: OrderClient
}

/** The shop as the storefront knows it: everything behind one function, the content API. */
export type Content = OwnContent & {
  /** One page of a listing or a search, with its facets. */
  listing(query: ListingQuery, locale: Locale, options?: ListingOptions): Promise<Listing>
  /** The first products of a row, such as the best sellers. */
  row(row: Row, locale: Locale): Promise<Product[]>
  /** Products by their slugs, documentIds or ids, 100 at most, not cached. Those that are not sold are left out. */
  products(names: readonly string[], locale: Locale): Promise<Map<string, Product>>
  /** The variants that products sell, by the ids of the products, 100 at most; one call, not cached. */
  variantsOf(ids: readonly number[], locale: Locale): Promise<Map<number, Variant[]>>
  /** The products of a list of slugs, 100 at most, cached until one of them changes. Those that are not sold are left out.
   *  @param slugs no visitor's input, as each list is cached */
  showcase(slugs: readonly string[], locale: Locale): Promise<Product[]>
  /** Suggestions for a search that is being typed; without a text the categories that sell best. */
  suggestions(input: Pick<ListingQuery, "searchText" | "productType">, locale: Locale): Promise<Suggestions>
  /** The number of parts in which the slugs of all products are read. */
  slugParts(): Promise<number>
  /** The slugs of one part; in the order of their ids.
   *  @param part from 1 */
  slugsOfPart(part: number): Promise<string[]>
  /** The slug of the newest product; null while there is none. */
  newestProduct(locale: Locale): Promise<string | null>
  /** One product with all that its page shows. Throws a 404 'Product not found'. */
  productBySlug(slug: string, locale: Locale): Promise<ProductDetail>
  /** A page of the reviews of a product, the newest first; not cached.
   *  @param page from 1 */
  reviewsOf(product: { documentId: string }, page: number): Promise<Review[]>
  /** A product before it appears, by the token of its preview; not cached. Throws a 404 'Product not found'. */
  previewedProduct(token: string, locale: Locale): Promise<ProductDetail>
  /** The slug behind a documentId or an address of before, for the 301; undefined when there is none. */
  slugOf(address: string): Promise<string | undefined>
  /** The redirect of an old shop's address; undefined without one. Not cached. */
  redirectOf(path: string): Promise<string | undefined>
  /** All categories, parents before their children. Throws 'Categories not found'. */
  categories(locale: Locale): Promise<Category[]>
  /** Throws 'App settings not found'. */
  settings(locale: Locale): Promise<StoredSettings>
  /** Sections of a page; null = the default sections.
   *  @param page a home page, or the documentId of one of `ownPages` or `landingPages` */
  sections(page: string, locale: Locale): Promise<PageSection[] | null>
  /** Unsaved sections of a home page, by the token of a preview; not cached. `places` are those of the sections
   *  in the form, from 1. Throws a 404 'Page not found'. */
  previewedHome(
    token: string,
    locale: Locale,
  ): Promise<{ page: SectionPage; sections: PageSection[]; places: number[] }>
  /** The edited menus of every page; null = all are the default ones. */
  menus(locale: Locale): Promise<ShownMenus | null>
  /** The universes that the shop shows, in its order. */
  universes(locale: Locale): Promise<ShownUniverse[]>
  /** Names of products that sell best, the best first; empty while there is none. */
  searchWords(locale: Locale): Promise<SearchWord[]>
  /** Title and description of a page for search engines; nothing for a page with its default texts. */
  pageHead(page: HeadPage, locale: Locale): Promise<{ head?: ShownHead }>
  /** Capabilities that the API lacks; pages hide them. Empty for our own API. */
  lacking(): Promise<readonly Capability[]>
  /** The wilayas of the shop's list in the order of their codes; behind them those of 2026 that are not in it (`within`). */
  wilayas(): Promise<Wilaya[]>
  /** The carriers' desks that an order to a place can name, the nearest first; none where no carrier tells of them. */
  desks(place: { wilaya: string; commune: string }): Promise<OfferedDesk[]>
  /** The communes of one of these; empty for an unknown name. */
  communes(wilaya: string): Promise<Commune[]>
  /** A place by the names that orders and addresses store: a wilaya of the 58 and any of its communes. */
  storedPlace(place: { wilaya: string; commune: string }): Promise<{ wilaya?: Wilaya; commune?: Commune }>
  /** Never retried. Throws when the API cannot be reached or answers without data. */
  placeOrder(order: SentOrder): Promise<PlacedOrder>
  /** Calculates what an order would cost now, and the differences from what was shown. Places nothing. */
  quoteOrder(input: QuoteInput): Promise<{ quote: Quote } | { rejected: OrderRejectionDetails } | { invalid: true }>
  /** The order behind a token; undefined when there is none. */
  orderByToken(token: string): Promise<Order | undefined>
  /** Begins a payment before the delivery. Never retried.
   *  @param key of the payment service, as a visitor's address names it
   *  @returns the service's own page; undefined when the order cannot be paid there now */
  startPayment(payment: { token: string; key: string; locale: Locale }): Promise<string | undefined>
  /** Whether a token is a receipt: of an order that was sent again without a key. */
  isReceipt(token: string): Promise<boolean>
  /** A post before it appears, by the token of its preview; not cached. Throws a 404 'Post not found'. */
  previewedPost(token: string, locale: Locale): Promise<PostDetail>
  /** Reads a page of the posts that match a query, newest first; the last page for a higher number. A search is not cached, and uses
   *  only its first words where all of them cost more than the API allows.
   *  @param size of a page */
  postList(query: BlogQuery, size: number, locale: Locale): Promise<PostPart & { page: number; pages: number }>
  /** Topics of the posts, those with most posts first, a bounded number; empty where the API has none. */
  postTopics(locale: Locale): Promise<BlogTopics>
  /** The 20 newest posts. */
  latestPosts(locale: Locale): Promise<PostDetail[]>
  /** The posts that stand beside a post in a list of all: what appeared right after it and right before it. */
  postNeighbours(
    post: Pick<PostDetail, "id" | "publishedAt">,
    locale: Locale,
  ): Promise<{ newer: PostDetail | null; older: PostDetail | null }>
  /** Posts to choose from for those to go on with: the newest about the same, then the newest; none twice. */
  postCandidates(post: Pick<PostDetail, "category" | "tags">, locale: Locale): Promise<PostDetail[]>
  /** Slugs and dates of all posts, newest first, for the sitemap. */
  postAddresses(locale: Locale): Promise<Pick<PostDetail, "slug" | "publishedAt">[]>
  /** One post by its slug or documentId. Throws a 404 'Post not found'. */
  postBySlug(slug: string, locale: Locale): Promise<PostDetail>
  /** The public coupons that have begun, those that end first before the others. */
  coupons(locale: Locale): Promise<Coupon[]>
  /** One information page. Throws a 404 'Page not found'. */
  page(slug: string, locale: Locale): Promise<InformationPage>
  /** The pages that the merchant added and shows. */
  ownPages(locale: Locale): Promise<InformationPage[]>
  /** The landing pages that the merchant shows; their products may not be sold. */
  landingPages(locale: Locale): Promise<LandingPage[]>
  /** A landing page with its product and its sections, by the token of a preview; not cached. Throws a 404
   *  'Page not found'. */
  previewedLanding(token: string, locale: Locale): Promise<LandingView>
  /** The size guides that the shop shows, one for a kind of sizes; empty where the API has none. */
  sizeGuides(locale: Locale): Promise<SizeGuide[]>
  /** A page by the token of its preview; never cached. Throws a 404 'Page not found'. */
  previewedPage(token: string, locale: Locale): Promise<InformationPage>
  /** Stores a visitor's message for the merchant. Throws when it could not be stored. */
  sendMessage(message: ContactMessage & { locale: Locale }): Promise<MessageAnswer>
  /** Requests a newsletter subscription, which the owner of the address confirms. Throws when it could not be stored. */
  subscribe(email: string, locale: Locale): Promise<MessageAnswer>
  /** Confirms a newsletter subscription by a link's token. */
  confirmNews(token: string): Promise<MailLinkAnswer>
  /** Ends a newsletter subscription by a link's token. */
  leaveNews(token: string): Promise<MailLinkAnswer>
  /** Stores a stock alert for a product or one variant of it. Throws when it could not be
   *  stored. */
  sendStockAlert(alert: StockAlert): Promise<AlertAnswer>
  /** Ends all stock alerts of an address, by a link's token. */
  endStockAlerts(token: string): Promise<MailLinkAnswer>
  /** Passes a visit on to the API and its answer back. */
  countVisitor(request: Request): Promise<Response>
  /** Passes a visit of a landing page on to the API; the answer is for the browser. */
  countLandingVisit(request: Request): Promise<Response>
}

export const contentContext = createContext<Content>()
