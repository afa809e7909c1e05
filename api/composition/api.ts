import { setTimeout as delay } from "node:timers/promises"
import { Hono } from "hono"
import type { Db } from "#db/database.ts"
import { whyUnavailable } from "#db/unavailable.ts"
import { createStaffAuth, type StaffOptions } from "../admin/staff-auth.ts"
import { uniqueVisitorRoutes } from "../analytics/public-routes.ts"
import { type AnswerCacheOptions, createAnswerCache } from "../answers/answer-cache.ts"
import { bearerCheck } from "../auth.ts"
import type { BackupService } from "../backups/backup-service.ts"
import { carrierHookRoutes } from "../carriers/hook-routes.ts"
import { limitSearch, limitWords } from "../catalogue/limit-search.ts"
import { applyChanges } from "../catalogue/listing/apply-changes.ts"
import { type Catalogue, createCatalogue } from "../catalogue/listing/catalogue.ts"
import { catalogueRoutes } from "../catalogue/listing/catalogue-routes.ts"
import type { IndexStore } from "../catalogue/listing/index-store.ts"
import { readMenuState } from "../catalogue/listing/menu-state.ts"
import { categoryRoutes } from "../catalogue/public-category-routes.ts"
import { productRoutes } from "../catalogue/public-routes.ts"
import { sizeGuideRoutes } from "../catalogue/public-size-guide-routes.ts"
import { type ChangeLog, createChangeLog } from "../changes/change-log.ts"
import { changesRoutes } from "../changes/changes-routes.ts"
import { landingVisitRoutes } from "../content/landing/landing-visit-routes.ts"
import { landingRoutes } from "../content/landing/public-landing-routes.ts"
import { menuRoutes } from "../content/menus/public-menu-routes.ts"
import { pageHeadRoutes } from "../content/page-heads/public-head-routes.ts"
import { postRoutes } from "../content/posts/public-post-routes.ts"
import { topicRoutes } from "../content/posts/public-topic-routes.ts"
import { pageRoutes } from "../content/public-page-routes.ts"
import { appSettingRoutes } from "../content/public-settings-routes.ts"
import { redirectRoutes } from "../content/redirects/public-redirect-routes.ts"
import { sectionRoutes } from "../content/sections/public-section-routes.ts"
import { couponRoutes } from "../coupons/public-routes.ts"
import { shopperApi } from "../customers/account/shopper-api.ts"
import { createShopperAuth, findSession } from "../customers/account/shopper-auth.ts"
import { contactMessageRoutes } from "../customers/public-message-routes.ts"
import { stockAlertRoutes } from "../customers/public-stock-alert-routes.ts"
import { subscriberRoutes } from "../customers/public-subscriber-routes.ts"
import { deskRoutes } from "../delivery/desk-routes.ts"
import { wilayaRoutes } from "../delivery/public-routes.ts"
import { ApiError, internalError, methodNotAllowed, noRoom, notFound, unavailable } from "../errors.ts"
import { openApiJson } from "../openapi/openapi-thread.ts"
import { orderQuoteRoutes } from "../orders/public-quote-routes.ts"
import { orderRoutes } from "../orders/public-routes.ts"
import { orderTrackingRoutes } from "../orders/public-tracking-routes.ts"
import type { PaymentMethod } from "../payments/payment-method.ts"
import { createQueryQueue } from "../query/query-queue.ts"
import { createQueryThread } from "../query/query-thread.ts"
import { orderReviewRoutes } from "../reviews/public-order-review-routes.ts"
import { productReviewRoutes } from "../reviews/public-routes.ts"
import { tokenApi } from "../tokens/token-api.ts"
import { adminApi } from "./admin-api.ts"
import { apiMethods } from "./api-methods.ts"
import { ownCapabilities } from "./own-capabilities.ts"

/** Told of what the client is not: the cause of every 500, 503 and 507, and what works worse than it should. */
export type ApiLog = { error(details: object, message: string): void; warn(details: object, message: string): void }

export type ApiOptions = {
  db: Db
  /** The bearer that may place and read orders; empty = no one. */
  token: string
  log?: ApiLog
  /** The time now, by which orders are placed; by default the machine's. */
  clock?: () => Date
  /** For the console's API; without it there is none. */
  staff?: StaffOptions
  /** Ends answers that would go on, such as streams of events. */
  stopping?: AbortSignal
  /** Ways to pay before the delivery, of plugins; by default none. */
  payments?: readonly PaymentMethod[]
  /** Makes and lists backups for the console; without it there are none. */
  backups?: BackupService
  /** A catalogue that its owner keeps up to date. Without it the API has one of its own, which the first request for it
   *  loads and which follows the log of changes. */
  catalogue?: Catalogue
  /** Stores the indexes of a large catalogue between two starts. */
  indexStore?: IndexStore
  /** Of the answers in memory. */
  answers?: AnswerCacheOptions
}

/** Request id and client address, which the server knows. */
export type RequestOrigin = { requestId?: string | undefined; client?: string | undefined }

/** Of the threads of expensive queries. */
export const queryProgram = new URL("./query-worker.ts", import.meta.url)

/** Milliseconds that a process which stops has to keep the catalogue's indexes: a database that is away takes longer. */
const maxKeepTime = 2_000

type Env = { Bindings: RequestOrigin }

type Api = {
  fetch(request: Request, from?: RequestOrigin): Promise<Response>
  /** Begins what the first requests would wait for. */
  prepare: () => Promise<void>
  /** Stops background work; call it after the last answer. */
  close: () => Promise<void>
}

/** The content API as a function of a request, in Strapi's REST shape. Never throws. The id of a request is the given
 *  one, or its own header `X-Request-Id`. */
export function createApi({
  db,
  token,
  log,
  clock = () => new Date(),
  staff,
  stopping = new AbortController().signal,
  payments = [],
  backups,
  catalogue: given,
  indexStore,
  answers: answerOptions,
}: ApiOptions): Api {
  const app = new Hono<Env>().basePath("/api")
  const catalogue = given ?? createCatalogue(db, { clock, store: indexStore })
  const changes: ChangeLog = createChangeLog(db, {
    clock,
    // Follows changes from now on.
    ...(!given && { onStart: catalogue.prepare }),
    menuState: (now) => readMenuState(db, catalogue, now),
    onChange: (tags) => (given ? undefined : applyChanges(catalogue, tags, (slowTags) => changes.add(slowTags))),
  })
  const answers = createAnswerCache(changes, answerOptions)
  const createThread = () => createQueryThread(db, { program: queryProgram, log })
  const threads = { strangers: createThread(), bearer: createThread() }
  const published = { db, answers, queries: createQueryQueue(bearerCheck(token)), threads, clock }
  const adminDeps = staff && { db, clock, auth: createStaffAuth(db, staff), stopping, log, ...staff }
  if (adminDeps) app.route("/", tokenApi(adminDeps))
  if (!given) {
    app.use("/catalogue/*", async (_c, next) => {
      await changes.refresh()
      await next()
    })
  }
  const searchLimit = limitSearch({ token, clock })
  for (const path of ["/catalogue", "/catalogue/suggestions"]) app.use(path, searchLimit)
  for (const path of ["/products", "/posts"]) app.use(path, limitWords(searchLimit))
  app.route("/catalogue", catalogueRoutes(db, catalogue, clock))
  app.route("/products", productRoutes(published))
  app.route("/products", productReviewRoutes(published))
  app.route("/categories", categoryRoutes(published, catalogue))
  app.route("/app-setting", appSettingRoutes(db))
  app.route("/changes", changesRoutes(changes, token))
  app.route("/wilayas", wilayaRoutes(published))
  app.route("/desks", deskRoutes(published))
  app.route("/posts", postRoutes(published))
  app.route("/post-topics", topicRoutes(published))
  app.route("/coupons", couponRoutes(published))
  app.route("/pages", pageRoutes(published))
  app.route("/page-heads", pageHeadRoutes(published))
  app.route("/menus", menuRoutes(published))
  app.route("/sections", sectionRoutes(published))
  app.route("/landing-pages", landingRoutes(published))
  app.route("/size-guides", sizeGuideRoutes(published))
  app.route("/redirects", redirectRoutes(db))
  app.route("/contact-messages", contactMessageRoutes(db, token, clock))
  app.route("/subscribers", subscriberRoutes(db, token, clock))
  app.route("/stock-alerts", stockAlertRoutes(db, token, clock))
  const shoppers = staff && createShopperAuth(db, staff)
  const findShopperOfSession = async (session: string) =>
    shoppers ? ((await findSession(shoppers, session))?.userId ?? null) : null
  const paying = { methods: payments, publicUrl: staff?.publicUrl }
  app.route("/orders", orderRoutes(db, token, clock, findShopperOfSession, paying))
  app.route("/order-tracking", orderTrackingRoutes(db, token, clock))
  app.route("/order-reviews", orderReviewRoutes(db, token, clock))
  app.route("/order-quote", orderQuoteRoutes(db, token, clock))
  app.route("/unique-visitors", uniqueVisitorRoutes(db, token, clock))
  app.route("/landing-visits", landingVisitRoutes(db, token, clock))
  if (staff) app.route("/carrier-hooks", carrierHookRoutes(db, staff.secret, clock))
  if (adminDeps) app.route("/admin", adminApi(adminDeps, backups))
  if (staff && shoppers) app.route("/shopper", shopperApi({ db, clock, auth: shoppers, ...staff }, token))
  app.get("/", (c) => c.json({ data: ownCapabilities(staff !== undefined), meta: {} }))
  app.get("/openapi.json", async (c) => c.body(await openApiJson(), 200, { "content-type": "application/json" }))
  for (const [path, allow] of Object.entries(apiMethods)) {
    app.all(path, () => {
      throw methodNotAllowed(allow)
    })
  }
  app.notFound(() => notFound().response())
  const answerFailure = (error: unknown, requestId: string | null | undefined) => {
    if (error instanceof ApiError) return error.response()
    log?.error({ err: error, requestId }, "The content API failed")
    const why = whyUnavailable(error)
    return (why === "full" ? noRoom() : why ? unavailable() : internalError()).response()
  }
  app.onError((error, c) => answerFailure(error, c.env?.requestId ?? c.req.header("x-request-id")))
  return {
    fetch: async (request, from = {}) => {
      try {
        return (await answers.answerStored(request)) ?? (await app.fetch(request, from))
      } catch (error) {
        return answerFailure(error, from.requestId ?? request.headers.get("x-request-id"))
      }
    },
    prepare: changes.refresh,
    close: async () => {
      await Promise.all([threads.strangers.close(), threads.bearer.close()])
      if (given) return
      const failed = (error: unknown) => log?.warn({ err: error }, "No index was stored")
      await Promise.race([catalogue.keep(changes.readAgain).catch(failed), delay(maxKeepTime)])
      await catalogue.close()
    },
  }
}
