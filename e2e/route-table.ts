import type { MessageKey } from "#app/i18n/messages.ts"

/** The title that a page must have: a message, a setting, or the title of something that the content API knows by its slug. */
type Title =
  | { message: MessageKey }
  | { setting: "tagline" }
  | { resource: "products" | "posts" | "pages"; slug: string }

export type RouteRow = {
  /** As section 2 of the specification writes it. */
  route: string
  /** Without language prefix; the route itself unless it has an `{id}`. */
  path?: string
  /** What the route's metadata names; `none` = it brings its own header and footer. */
  layout:
    | "default"
    | "none"
    | "backup-defaultlp"
    | "backup-layout-one"
    | "backup-layout-two"
    | "backup-layout-three"
    | "backup-layout-four"
  title: Title
  /** Without language prefix; the path itself unless said otherwise, null where no search engine shall come. */
  canonical?: string | null
  status?: 404
  /** Reached with the token of an order. */
  afterOrder?: true
}

/** A route that answers 404 until it is built, and why. */
export type MissingRow = { route: string; missing: string }

const inner = { layout: "default" } as const
const alone = { layout: "none" } as const
const message = (key: MessageKey): { title: Title } => ({ title: { message: key } })
const product = (slug: string) =>
  ({ ...inner, title: { resource: "products", slug }, canonical: `/product-details/${slug}` }) as const
const listing = (route: string): RouteRow => ({ route, ...inner, ...message("listing.title.all"), canonical: "/shop" })
const latest = "paiement-a-la-livraison"
const post = (slug: string) =>
  ({ ...inner, title: { resource: "posts", slug }, canonical: `/blog-details/${slug}` }) as const

/** Section 2 of the specification, route by route. */
export const routeTable: (RouteRow | MissingRow)[] = [
  { route: "/404", ...alone, ...message("error.notFound.title"), status: 404, canonical: null },
  { route: "/", layout: "backup-layout-one", title: { setting: "tagline" } },
  { route: "/home-2", ...alone, ...message("homes.fashion.title") },
  { route: "/home-3", ...alone, ...message("homes.beauty.title") },
  { route: "/home-4", ...alone, ...message("homes.jewelry.title") },
  { route: "/construction", ...alone, ...message("construction.title") },
  { route: "/about", ...inner, title: { resource: "pages", slug: "about" } },
  { route: "/contact", ...inner, ...message("contact.title") },
  { route: "/coupons", ...inner, ...message("coupons.title") },
  { route: "/profile", ...inner, ...message("account.login"), canonical: "/login" },
  { route: "/login", ...inner, ...message("account.login") },
  { route: "/register", ...inner, ...message("account.register") },
  { route: "/forgot", ...inner, ...message("account.forgotTitle") },
  { route: "/cart", ...inner, ...message("cart.title") },
  { route: "/wishlist", ...inner, ...message("wishlist.title") },
  { route: "/compare", ...inner, ...message("compare.title") },
  { route: "/checkout", ...inner, ...message("checkout.title") },
  { route: "/order", ...inner, ...message("tracking.title") },
  { route: "/search", ...inner, ...message("search.title") },
  { route: "/confirmation-commande", ...inner, ...message("confirmation.title"), afterOrder: true },
  { route: "/blog", ...inner, ...message("blog.title") },
  { route: "/blog-grid", ...inner, ...message("blog.title"), canonical: "/blog" },
  { route: "/blog-list", ...inner, ...message("blog.title"), canonical: "/blog" },
  { route: "/blog-details", ...post(latest) },
  { route: "/blog-details-2", ...post(latest) },
  { route: "/blog-details/{id}", path: "/blog-details/choisir-un-telephone", ...post("choisir-un-telephone") },
  listing("/shop"),
  listing("/shop-1600"),
  listing("/shop-list"),
  listing("/shop-load-more"),
  { route: "/shop-categories", ...inner, ...message("listing.tiles.title") },
  listing("/shop-full-width"),
  listing("/shop-no-sidebar"),
  listing("/shop-right-sidebar"),
  listing("/shop-filter-dropdown"),
  listing("/shop-filter-offcanvas"),
  { route: "/product-details/{id}", path: "/product-details/sac-casbah", ...product("sac-casbah") },
  { route: "/product-details-list", ...product("casque-aura") },
  { route: "/product-details-video", ...product("appareil-photo-tassili-m1") },
  { route: "/product-details-slider", ...product("casque-aura") },
  { route: "/product-details-gallery", ...product("casque-aura") },
  { route: "/product-details-swatches", ...product("foulards-cirta") },
  { route: "/product-details-countdown", ...product("lumen-rose") },
]
