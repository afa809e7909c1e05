import { maxUploadSize } from "#core/media/upload.ts"
import type { TokenScope } from "#core/staff/api-token.ts"

type Method = "GET" | "POST" | "PUT" | "DELETE"

export type TokenRoute = {
  method: Method
  path: `/${string}`
  scope: TokenScope
  /** Beside the public reading of the same address: with `status=draft`, as in a Strapi, it is read as it is edited. */
  isDraft?: true
  /** Beside an address of the storefront's server: taken for requests with an API token alone. */
  isShared?: true
  /** Bytes of the largest body; 64 KB elsewhere. */
  maxBody?: number
}

/** Of a record with its long texts. */
const form = 512 * 1024

/** Of a form with a picture, and what stands around it. */
const upload = maxUploadSize + 64 * 1024

/** Every address that an API token opens, under `/api`, and the scope that it needs. Each is tried with every scope
 *  (token-routes.test.ts). All other addresses answer a request with a token as one without. */
export const tokenRoutes = [
  { method: "GET", path: "/products", scope: "products.read", isDraft: true },
  { method: "GET", path: "/products/:documentId", scope: "products.read", isDraft: true },
  { method: "POST", path: "/products", scope: "products.write", maxBody: form },
  { method: "PUT", path: "/products/:documentId", scope: "products.write", maxBody: form },
  { method: "DELETE", path: "/products/:documentId", scope: "products.write" },
  { method: "GET", path: "/products/:documentId/variants", scope: "products.read" },
  { method: "PUT", path: "/products/:documentId/variants", scope: "products.write", maxBody: form },
  { method: "POST", path: "/prices", scope: "products.write" },
  { method: "POST", path: "/stock", scope: "stock.write" },
  { method: "GET", path: "/categories", scope: "products.read", isDraft: true },
  { method: "POST", path: "/categories", scope: "products.write" },
  { method: "PUT", path: "/categories/:documentId", scope: "products.write" },
  { method: "DELETE", path: "/categories/:documentId", scope: "products.write" },
  { method: "GET", path: "/posts", scope: "content.read", isDraft: true },
  { method: "GET", path: "/posts/:documentId", scope: "content.read", isDraft: true },
  { method: "POST", path: "/posts", scope: "content.write", maxBody: form },
  { method: "PUT", path: "/posts/:documentId", scope: "content.write", maxBody: form },
  { method: "DELETE", path: "/posts/:documentId", scope: "content.write" },
  { method: "POST", path: "/upload", scope: "files.write", maxBody: upload },
  { method: "GET", path: "/orders", scope: "orders.read" },
  { method: "GET", path: "/orders/:documentId", scope: "orders.read", isShared: true },
  { method: "POST", path: "/orders/:documentId/status", scope: "orders.write", isShared: true },
  { method: "GET", path: "/numbers", scope: "numbers.read" },
] as const satisfies readonly TokenRoute[]

type KeyOf<R> = R extends { method: infer M extends string; path: infer P extends string } ? `${M} ${P}` : never

/** A row by its name, such as `POST /products`. */
export type TokenRouteKey = KeyOf<(typeof tokenRoutes)[number]>

const takingMore = tokenRoutes.flatMap((row) =>
  "maxBody" in row ? new RegExp(`^${row.method} /api${row.path.replace(/:\w+/g, "[^/]+")}$`) : [],
)

/** Whether a request of a program may be larger than others: how large is looked at once its token is known. */
export const takesProgramFile = (method: string, pathname: string): boolean =>
  takingMore.some((address) => address.test(`${method} ${pathname}`))
