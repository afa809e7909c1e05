import { index, layout, type RouteConfig, route } from "@react-router/dev/routes"
import { informationPages } from "./api-client/information-pages.ts"
import { listingPageLayouts } from "./catalogue/listing/listing-page-layouts.ts"
import { productPageLayouts } from "./catalogue/product/product-page-layouts.ts"
import { blogViews, postViews } from "./content/blog/blog-views.ts"
import { universeHomes } from "./content/home/home-meta.ts"

/** Every address of the shop in one table, without languages: the prefix of another language than the main one is the router's
 *  basename (shell/routers/page-routers.server.ts). The pages stand in the layout; what has one address for all languages stands behind it. */
export default [
  layout("routes/language.ts", [
    index("routes/home.tsx"),
    ...Object.values(listingPageLayouts)
      .filter(({ subject }) => subject === "shop")
      .map(({ path }) => route(path.slice(1), "routes/shop.tsx", { id: path.slice(1) })),
    route("shop-categories", "routes/shop-categories.tsx"),
    route("search", "routes/search.tsx"),
    ...Object.values(universeHomes).map((path) =>
      route(path.slice(1), "routes/universe-home.tsx", { id: path.slice(1) }),
    ),
    ...productPageLayouts.map(({ path, shows }) =>
      route(`${path.slice(1)}/:id${shows ? "?" : ""}`, "routes/product-details.tsx", { id: path.slice(1) }),
    ),
    route("landing/:id", "routes/landing.tsx"),
    route("lp/:slug", "routes/landing-page.tsx"),
    route("cart", "routes/cart.tsx"),
    route("checkout", "routes/checkout.tsx"),
    route("wishlist", "routes/wishlist.tsx"),
    route("compare", "routes/compare.tsx"),
    ...blogViews.map(({ path }) => route(path.slice(1), "routes/blog.tsx", { id: path.slice(1) })),
    ...postViews.map(({ path }) => route(`${path.slice(1)}/:id?`, "routes/blog-details.tsx", { id: path.slice(1) })),
    ...informationPages.map(({ slug }) => route(slug, "routes/information.tsx", { id: slug })),
    route("pages/:slug", "routes/own-page.tsx"),
    route("size-guide/:kind", "routes/size-guide.tsx"),
    route("preview/:token", "routes/preview.tsx"),
    route("preview/home/:token", "routes/home-preview.tsx"),
    route("coupons", "routes/coupons.tsx"),
    route("contact", "routes/contact.tsx"),
    route("newsletter", "routes/newsletter.tsx"),
    route("newsletter/confirm", "routes/news-link.tsx", { id: "confirm-news" }),
    route("newsletter/leave", "routes/news-link.tsx", { id: "leave-news" }),
    route("stock-alert", "routes/stock-alert.tsx"),
    route("stock-alert/leave", "routes/news-link.tsx", { id: "leave-alerts" }),
    route("construction", "routes/construction.tsx"),
    route("feed.xml", "routes/feed.ts"),
    route("site.webmanifest", "routes/webmanifest.ts"),
    route("console.webmanifest", "routes/console-webmanifest.ts"),
    route("order", "routes/order.tsx"),
    route("review", "routes/review.tsx"),
    route("login", "routes/login.tsx"),
    route("register", "routes/register.tsx"),
    route("forgot", "routes/forgot.tsx"),
    route("profile", "routes/profile.tsx"),
    route("profile/export", "routes/profile-export.ts"),
    route("confirmation-commande", "routes/confirmation-commande.tsx"),
    route("offline", "routes/offline.tsx"),
    route("404", "routes/not-found.tsx", { id: "404" }),
    route("*", "routes/not-found.tsx"),
  ]),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("communes/:wilaya", "routes/communes.ts"),
  route("desks/:wilaya", "routes/desks.ts"),
  route("suggestions", "routes/suggestions.ts"),
  route("ad-pixel", "routes/ad-pixel.ts"),
  route("cart-lines", "routes/cart-lines.ts"),
  route("order-quote", "routes/order-quote.ts"),
  route("saved-products", "routes/saved-products.ts"),
  route("profile/person", "routes/profile-person.ts"),
  route("profile/wishlist", "routes/profile-wishlist.ts"),
  route("default-heads", "routes/default-heads.ts"),
  route("size-guides/:kind", "routes/size-guides.ts"),
  route("quick-view/:slug", "routes/quick-view.ts"),
  route("api/unique-visitors", "routes/unique-visitors.ts"),
  route("api/landing-visits", "routes/landing-visits.ts"),
] satisfies RouteConfig
