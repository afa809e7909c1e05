import { Hono } from "hono"
import { defaultLocale } from "#core/i18n/locale.ts"
import type { OpenToken } from "#db/staff/api-tokens.ts"
import { programBy } from "#db/staff/by-staff.ts"
import type { AddRoute, AdminDeps, AdminEnv, Staff } from "../admin/admin-context.ts"
import type { AdminRouteKey } from "../admin/admin-routes.ts"
import { analyticsRoutes } from "../analytics/admin-routes.ts"
import { categoryAdminRoutes } from "../catalogue/admin/category-routes.ts"
import { productRoutes } from "../catalogue/admin/product-routes.ts"
import { stockMovementRoutes } from "../catalogue/admin/stock-movement-routes.ts"
import { variantRoutes } from "../catalogue/admin/variant-routes.ts"
import { postAdminRoutes } from "../content/posts/admin-post-routes.ts"
import { mediaRoutes } from "../media/admin-routes.ts"
import { orderMoveRoutes } from "../orders/admin/order-moves.ts"
import { orderReadRoutes } from "../orders/admin/order-routes.ts"

/** A program with a token, and its address. */
export type Program = { token: OpenToken; client?: string | undefined }

/** A request to a route of the console's API. */
export type ConsoleRequest = {
  /** Values of the path's parameters. */
  params?: Record<string, string>
  /** Behind the address, without the question mark. */
  query?: string
  /** Sent as JSON; a file as it is. */
  body?: unknown
  headers?: Record<string, string>
}

/** Calls a route of the console's API on behalf of a program.
 *  @returns its status and its JSON
 *  @throws ApiError as the route does */
export type CallConsole = (
  key: AdminRouteKey,
  request?: ConsoleRequest,
) => Promise<{ status: number; body: Record<string, unknown> }>

/** The routes that programs use, by the first part of their paths. */
const routesOf: Record<string, readonly ((route: AddRoute, deps: AdminDeps) => void)[]> = {
  products: [productRoutes, variantRoutes, stockMovementRoutes],
  categories: [categoryAdminRoutes],
  posts: [postAdminRoutes],
  media: [mediaRoutes],
  orders: [orderReadRoutes, orderMoveRoutes],
  numbers: [analyticsRoutes],
}

/** A program as the console's routes know who acts. What products cost the shop is for those who may change them. */
const toStaff = (token: OpenToken): Staff => ({
  ...programBy(token),
  email: "",
  role: token.scopes.includes("products.write") ? "manager" : "agent",
  locale: defaultLocale,
  twoFactor: false,
})

type Handler = Parameters<AddRoute>[1]

/** The handler of a route over a database or a transaction: the very code that the console runs. */
function findHandler(key: AdminRouteKey, deps: AdminDeps): Handler {
  let found: Handler | undefined
  const route: AddRoute = (name, handler) => {
    // The path of a row is that of its key.
    if (name === key) found = handler as Handler
  }
  for (const add of routesOf[key.split("/")[1] ?? ""] ?? []) add(route, deps)
  if (!found) throw new Error(`${key} is no route for programs`)
  return found
}

/** Calls routes of the console's API for a program: their checks, rules, conflicts and audit log are the same, and name the token. */
export function consoleCalls(
  deps: AdminDeps,
  { token, client }: Program,
  find: (key: AdminRouteKey) => Handler = (key) => findHandler(key, deps),
): CallConsole {
  const staff = toStaff(token)
  return async (key, { params = {}, query = "", body, headers = {} } = {}) => {
    const [method = "", path = ""] = key.split(" ")
    const app = new Hono<AdminEnv>()
    app.onError((error) => {
      throw error
    })
    app.on(method, path, async (c, next) => {
      c.set("staff", staff)
      await next()
    })
    app.on(method, path, find(key))
    const address = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""))
    const isFile = body instanceof Uint8Array
    const request = new Request(`http://shop${address}${query && `?${query}`}`, {
      method,
      headers,
      // A file's bytes, which nothing changes.
      ...(body !== undefined && { body: isFile ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    })
    const answer = await app.fetch(request, { client })
    // Every route of these answers with JSON.
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
}

/** Finds each route once: those that hold something between requests, such as how many files are under way. */
export function lastingHandlers(deps: AdminDeps): (key: AdminRouteKey) => Handler {
  const found = new Map<AdminRouteKey, Handler>()
  return (key) => {
    const handler = found.get(key) ?? findHandler(key, deps)
    found.set(key, handler)
    return handler
  }
}
