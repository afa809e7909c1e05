import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Logger } from "pino"
import { type BearerCheck, bearerCheck } from "#api/auth.ts"
import { apiPatterns } from "#api/composition/api-methods.ts"
import type { createStorefront } from "#app/storefront.server.ts"
import { defaultLocale, type Locale } from "#core/i18n/locale.ts"
import { builtConsole } from "../http/console/built-console.ts"
import { withCsp } from "../http/csp.ts"
import type { Parts } from "../http/http.ts"
import { createAdmission, limitApi, limitMedia, limitPlugins } from "../http/request-limiters.ts"
import { staticFiles } from "../http/static-files.ts"
import { themeFile } from "../http/theme-files.ts"
import { countedOrders } from "../pages/counted-orders.ts"
import { cachedPages, type PageCache } from "../pages/page-cache.ts"
import type { Metrics } from "../process/metrics.ts"
import { readiness } from "../process/readiness.ts"
import { routeNames } from "../process/route-names.ts"
import type { Config } from "../settings/config.ts"
import { apiToken } from "../settings/stored-secret.ts"
import { strapiMedia } from "../strapi-media/strapi-media.ts"
import { type EmbeddedApi, openEmbeddedApi } from "./embedded-api.ts"
import { remoteMedia } from "./remote-api.ts"
import { createRemoteClient } from "./remote-client.ts"
import { shopMedia } from "./shop-media.ts"

const root = join(import.meta.dirname, "../..")

type StorefrontModule = { createStorefront: typeof createStorefront }

type Composed = {
  parts: Parts
  /** Whether a header is the bearer of the shop's API. */
  isBearer: BearerCheck
  /** Finds pages that can be answered at once; undefined = no pages here. */
  findHit?: PageCache["findHit"]
  /** Names an address by its pattern. */
  routeOf: (pathname: string) => string
  /** Work for quiet moments, until the signal. */
  inBackground: (signal: AbortSignal) => Promise<void>
  /** Token of the link that creates the first owner; null = the shop has a member, undefined = no console. */
  firstOwner: string | null | undefined
  /** Sends mail until it is stopped; undefined = another process does. */
  startSending: EmbeddedApi["startSending"] | undefined
  /** Notes that addresses of clients are not known; undefined = the API's process does. */
  addressUnknown: EmbeddedApi["addressUnknown"] | undefined
  /** Ends answers that would go on. */
  endStreams: () => void
  /** Closes what the parts hold open. */
  close: () => Promise<void>
}

/** Puts a process together from its settings.
 *  @param metrics counts what the parts do, when wanted */
export async function compose(config: Config, log: Logger, metrics?: Metrics): Promise<Composed> {
  const token = apiToken(config.apiToken, config.dataDir)
  const embedded: EmbeddedApi | undefined = config.apiBase ? undefined : await openEmbeddedApi(config, token, log)
  const remote = config.apiBase ? remoteOf(config, config.apiBase, token, log) : undefined
  const close = async () => {
    await remote?.close()
    await embedded?.close()
  }
  const pictureFailed = (error: unknown) => log.error({ err: error }, "picture failed")
  const pictures = embedded
    ? shopMedia(config.dataDir, embedded, pictureFailed)
    : remotePictures(config, config.apiBase ?? "", pictureFailed)
  const media = limitMedia(pictures.serve)
  const endStreams = () => embedded?.endStreams()
  const shared = {
    isBearer: bearerCheck(token),
    inBackground: pictures.warmUp,
    firstOwner: embedded?.firstOwner,
    startSending: embedded?.startSending,
    addressUnknown: embedded?.addressUnknown,
    endStreams,
    close,
  }
  const counted = <H extends EmbeddedApi["fetch"]>(handler: H) =>
    metrics ? countedOrders(handler, metrics.order) : handler
  const ownApi = embedded && counted(embedded.fetch)
  const api: Parts["api"] =
    ownApi && limitApi((request, { requestId, client }) => ownApi(request, { requestId, client }), shared.isBearer)
  const plugins = embedded?.plugins && limitPlugins(embedded.plugins)
  const health = [...apiPatterns, "/healthz", "/readyz"]
  let mainLocale = (): Locale => defaultLocale
  const consoleParts =
    embedded && builtConsole(join(root, "build/console"), join(root, "build/.console"), () => mainLocale())
  if (config.role === "api") {
    const parts = { ...consoleParts, api, media, plugins, ready: embedded?.ready }
    return { parts, routeOf: routeNames(health), ...shared }
  }

  const bundle = pathToFileURL(join(root, "build/storefront/server/index.js")).href
  const { createStorefront } = (await import(bundle)) as StorefrontModule
  const handler = ownApi ?? (remote && counted(remote.fetch)) ?? noApi
  const storefront = createStorefront({
    api: (request) => handler(request),
    apiToken: token,
    isEmbedded: ownApi !== undefined,
    onError: (problem, requestId) => log.error({ err: problem, requestId }, "page failed"),
  })
  const { inlineScripts, usesPixel } = storefront
  mainLocale = storefront.mainLocale
  const cache = cachedPages(withCsp(storefront.fetch, { inlineScripts, usesPixel }), storefront, {
    onLookup: metrics?.page,
    admit: createAdmission(storefront.mainLocale),
  })
  const files = staticFiles(join(root, "build/storefront/client"), /^\/(assets|builds\/meta)\//)
  return {
    parts: {
      ...consoleParts,
      files: (request) => files(request) ?? themeFile(request) ?? consoleParts?.files(request),
      media,
      api,
      plugins,
      pages: cache.fetch,
      mayTakeFile: storefront.mayTakeFile,
      takesForm: storefront.takesForm,
      mainLocale: storefront.mainLocale,
      ready: embedded?.ready ?? (remote && readiness(remote.state, "api")),
    },
    findHit: cache.findHit,
    routeOf: routeNames([...health, ...storefront.patterns]),
    ...shared,
  }
}

/** Pictures that are not in this process's database: those of a Strapi are resized here, those of our own API come in all
 *  their forms. */
function remotePictures({ dataDir, mediaHost }: Config, apiBase: string, onError: (error: unknown) => void) {
  const fromStrapi = strapiMedia({ apiBase, mediaHost, dataDir, onError })
  const fromApi = remoteMedia(apiBase)
  return { serve: (request: Request) => fromStrapi.serve(request) ?? fromApi(request), warmUp: fromStrapi.warmUp }
}

const noApi = async (): Promise<Response> => Promise.reject(new Error("There is no content API"))

function remoteOf({ dataDir, mediaHost }: Config, apiBase: string, token: string, log: Logger) {
  const onError = (problem: unknown) => log.error({ err: problem }, "content API")
  return createRemoteClient({ apiBase, token, dataDir, onError, mediaHost })
}
