import { index, type RouteConfig, route } from "@react-router/dev/routes"

/** Every address of the shop in one table. French has no prefix; `lang` is `ar` or `en`, anything else is a 404. */
export default [
  route(":lang?", "routes/language.tsx", [
    index("routes/home.tsx"),
    route("shop", "routes/shop.tsx"),
    route("product-details/:id", "routes/product-details.tsx"),
    route("confirmation-commande", "routes/confirmation-commande.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("communes/:wilaya", "routes/communes.ts"),
  route("cart-lines", "routes/cart-lines.ts"),
  route("api/unique-visitors", "routes/unique-visitors.ts"),
] satisfies RouteConfig
