import { Hono } from "hono"
import { requireToken } from "../../auth.ts"
import { limitedBody } from "../../read-body.ts"
import { addressRoutes } from "./addresses.ts"
import { shopperOrderRoutes } from "./orders.ts"
import { profileRoutes } from "./profile.ts"
import { registerRoutes } from "./register.ts"
import type { ShopperDeps } from "./shopper-context.ts"
import { shopperSignInRoutes } from "./sign-in.ts"

/** The paths of shoppers' accounts below `/api/shopper`, with their methods. */
export const shopperPaths: Record<string, string> = {
  "/register": "POST",
  "/confirm": "POST",
  "/sign-in": "POST",
  "/sign-out": "POST",
  "/forgot": "POST",
  "/new-password": "POST",
  "/me": "GET, HEAD, POST",
  "/person": "GET, HEAD",
  "/addresses": "POST",
  "/addresses/usual": "POST",
  "/addresses/remove": "POST",
  "/orders/account": "POST",
  "/orders/claim": "POST",
  "/password": "POST",
  "/sessions/end": "POST",
  "/export": "GET, HEAD",
  "/delete": "POST",
  "/wishlist": "POST",
}

/** Shoppers' accounts, for the storefront's server alone. */
export function shopperApi(deps: ShopperDeps, token: string): Hono {
  const app = new Hono()
  app.use(requireToken(token), limitedBody, async (c, next) => {
    await next()
    c.res.headers.set("cache-control", "no-store")
  })
  registerRoutes(app, deps)
  shopperSignInRoutes(app, deps)
  addressRoutes(app, deps)
  shopperOrderRoutes(app, deps)
  profileRoutes(app, deps)
  return app
}
