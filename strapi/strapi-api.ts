import { Hono } from "hono"
import type { WilayaResource } from "#api/delivery/contract.ts"
import { ApiError, internalError, notFound, unavailable } from "#api/errors.ts"
import { createChangeLog } from "./catalogue/change-log.ts"
import { createDetails } from "./catalogue/product-details.ts"
import { syncContent } from "./catalogue/sync-content.ts"
import { catalogueRoutes } from "./catalogue-routes.ts"
import { StrapiRejectedError, strapiReader } from "./client/read-strapi.ts"
import { StrapiUnreachable, strapiClient } from "./client/strapi-client.ts"
import { contentRoutes } from "./content-routes.ts"
import { orderRoutes } from "./orders/order-routes.ts"
import type { OrderStore } from "./orders/order-store.ts"
import { productRoutes } from "./product-routes.ts"
import { visitorRoutes } from "./visitors/visitor-routes.ts"
import { allWilayas } from "./wilayas.ts"

export type StrapiApiOptions = {
  /** Origin of the Strapi, without a slash at its end. */
  apiBase: string
  /** Origin of its pictures where they lie elsewhere. */
  mediaHost: string | undefined
  /** An API token of Strapi's. */
  token: string
  /** Where tries to order are stored. */
  orders: OrderStore
  /** Told of what an operator should know. */
  onError: (problem: unknown) => void
  fetch?: typeof globalThis.fetch
}

export type StrapiApi = {
  /** Never throws. */
  fetch: (request: Request) => Promise<Response>
  /** Reads the content ahead of the first visitor. */
  start: () => void
  /** Whether the content was read. */
  isRead: () => boolean
  /** Stores what waits to be stored. */
  close: () => Promise<void>
}

/** A plain Strapi 5 behind the contract of our own content API, as far as the types of sections 3 and 7 of the specification
 *  go: what the storefront asks is answered from Strapi's content in memory. Endpoints of what Strapi cannot do are 404, and
 *  `GET /api` names none of them.
 */
export function createStrapiApi(options: StrapiApiOptions): StrapiApi {
  const { orders, onError } = options
  const call = strapiClient(options)
  const read = { ...options, read: strapiReader(call) }
  const changes = createChangeLog()
  const followed = syncContent(read, changes, { onError })
  const details = createDetails(read, changes)
  const app = new Hono().basePath("/api")
  app.get("/", (c) => c.json({ data: { name: "strapi", capabilities: [] }, meta: {} }))
  app.get("/changes", (c) => {
    followed.refresh()
    return c.json({ data: changes.since(c.req.query("after")), meta: {} })
  })
  app.route("/catalogue", catalogueRoutes(followed))
  app.route("/products", productRoutes(followed, details))
  app.route("/wilayas", wilayaRoutes())
  app.route("/", contentRoutes(followed))
  app.route("/", orderRoutes({ call, followed, orders, onError }))
  const visitors = visitorRoutes({ call, onError })
  app.route("/", visitors.routes)
  app.notFound(() => notFound().response())
  app.onError((error) => {
    if (error instanceof ApiError) return error.response()
    onError(error)
    const isAway = error instanceof StrapiUnreachable || error instanceof StrapiRejectedError
    return (isAway ? unavailable() : internalError()).response()
  })
  return {
    fetch: async (request) => app.fetch(request),
    start: followed.start,
    isRead: followed.isRead,
    close() {
      followed.close()
      return visitors.flush()
    },
  }
}

/** `GET /wilayas`: the country's, as core/ knows them; the specification names no such collection of Strapi's. */
function wilayaRoutes(): Hono {
  const data: WilayaResource[] = allWilayas
  const pagination = { page: 1, pageSize: data.length, pageCount: 1, total: data.length }
  return new Hono().get("/", (c) => c.json({ data, meta: { pagination } }))
}
