import * as build from "virtual:react-router/server-build"
import { RouterContextProvider, type ServerBuild } from "react-router"
import { defaultLocale, type Locale, mainLocale, prefixLocale, withoutLocale } from "#core/i18n/locale.ts"
import { contentContext } from "./api-client/content.server.ts"
import { settingsOrDefaults } from "./api-client/found-or-default.server.ts"
import { createListReads } from "./api-client/list-reads.server.ts"
import { createApiCall } from "./api-client/transport/api-call.server.ts"
import { createChanges } from "./api-client/transport/changes.server.ts"
import { createContentClient } from "./api-client/transport/content-client.server.ts"
import { reportErrorsTo } from "./api-client/transport/report.server.ts"
import { createTagClock, type TagClock } from "./api-client/transport/tag-clock.server.ts"
import { registerMainLocale } from "./i18n/addresses.ts"
import { forPageForm } from "./islands/page-form.server.ts"
import { startCode } from "./islands/start-code.ts"
import { formTimes, formTimesContext } from "./request/form-times.server.ts"
import { currentVisit, type Visit, visitContext, withVisit } from "./request/visit.server.ts"
import { isReviewPlace, reviewPlaceIn } from "./reviews/review-place.server.ts"
import { layoutNamed } from "./shell/layouts/layouts.ts"
import { routeMiddleware } from "./shell/middleware/route-middleware.ts"
import { type CachedPageAddress, publicPageAddress } from "./shell/public-pages.ts"
import { knownPathContext } from "./shell/routers/known-path.server.ts"
import { createPageRouters, routePatterns } from "./shell/routers/page-routers.server.ts"

registerMainLocale(() => currentVisit()?.mainLocale ?? defaultLocale)

/** Version of this build, by which pages recognize a newer one (`react-router.config.ts` announces it). */
export const buildVersion: string = (build as ServerBuild).assets.version

const { routes } = build as ServerBuild

checkRouteMetadata(routes)

const { routerOf, isKnownPath, isFormPath } = createPageRouters(build as ServerBuild, import.meta.env.MODE)

export type Storefront = {
  /** Answers any request for a page, its data or a form. */
  fetch: (request: Request, visit?: Visit) => Promise<Response>
  /** Whether a page takes forms at an address, which may be that of its data. */
  takesForm: (pathname: string) => boolean
  /** Whether whoever sends a form with a file to an address has the key to it; rejects while the API cannot be asked. */
  mayTakeFile: (url: URL, visit: Visit) => Promise<boolean>
  /** Whether an address is a public page, the same for everybody, and under which key it may be cached. */
  publicPageAddress: (url: URL) => CachedPageAddress | undefined
  /** Brings the storefront up to date with the API's changes, where that was not done a moment ago; never throws. */
  followChanges: () => Promise<void>
  /** Whether that was done a moment ago. */
  isUpToDate: () => boolean
  /** Reads those lists of a cached page again that may have changed, and invalidates their tags if they have.
   *  @returns undefined when there is none */
  recheckLists: (tags: Iterable<string>) => Promise<void> | undefined
  /** Says what of a cached page has changed. */
  clock: Pick<TagClock, "position" | "invalidatedAt">
  /** The shop's main language as the last request found it. */
  mainLocale: () => Locale
  /** Whether the merchant has configured an ad pixel; false while the API cannot be asked. */
  usesPixel: () => Promise<boolean>
  /** Patterns of all addresses, such as `/product-details/:id`; they carry no language. */
  patterns: string[]
  /** Inline scripts that are constants, for the pages' policy. */
  inlineScripts: readonly string[]
}

export type StorefrontOptions = {
  /** The content API: embedded, or `fetch` to `API_BASE`. */
  api: (request: Request) => Promise<Response>
  /** Sent as the bearer with every order. */
  apiToken: string
  /** Whether `api` is the content API of this process, whose answers need no parsing; false by default. */
  isEmbedded?: boolean
  /** Told of every error that is not an answer of its own (a 404 is one). */
  onError: (problem: unknown, requestId?: string) => void
}

/** The storefront as a function of a request, over any content API. */
export function createStorefront({ api, apiToken, isEmbedded, onError }: StorefrontOptions): Storefront {
  const call = createApiCall(api, apiToken, isEmbedded)
  const clock = createTagClock()
  const { follow: followChanges, isUpToDate } = createChanges(call, clock)
  const lists = createListReads(clock)
  const content = createContentClient(call, clock, lists)
  reportErrorsTo(onError)
  const times = formTimes(apiToken)
  let known: Locale = defaultLocale
  /** Read for each request, as the settings are cached; while the API is away it stays what it was. */
  const readMainLocale = async (): Promise<Locale> => {
    const settings = await settingsOrDefaults(content, defaultLocale).catch(() => undefined)
    if (settings) known = mainLocale(settings.languages)
    return known
  }
  return {
    async fetch(request, visit = { requestId: "", client: "" }) {
      const { pathname } = new URL(request.url)
      // The data of a page for a router in the browser, which no page has.
      if (pathname.endsWith(".data")) return new Response(null, { status: 404 })
      await followChanges()
      const context = new RouterContextProvider()
      context.set(contentContext, content)
      context.set(visitContext, visit)
      context.set(formTimesContext, times)
      context.set(knownPathContext, isKnownPath)
      return withVisit(visit, async () => {
        visit.mainLocale = await readMainLocale()
        visit.prefix = prefixLocale(pathname)
        return forPageForm(request, await routerOf(visit.prefix)(request, context))
      })
    },
    takesForm: (pathname) => isFormPath(withoutLocale(pathname)),
    mayTakeFile: (url, visit) => withVisit(visit, () => isReviewPlace(content, reviewPlaceIn(url))),
    publicPageAddress,
    followChanges,
    isUpToDate,
    recheckLists: lists.recheck,
    clock,
    mainLocale: () => known,
    usesPixel: async () => {
      const settings = await content.settings(defaultLocale).catch(() => undefined)
      return Boolean(settings?.pixelId)
    },
    patterns: routePatterns(routes),
    inlineScripts: [startCode()],
  }
}

/** Looks at what the metadata of every route names, so that a wrong name ends the build and not a visit.
 *  @throws for a layout or a middleware that is not there (specification, sections 2 and 8) */
function checkRouteMetadata(routes: ServerBuild["routes"]): void {
  for (const route of Object.values(routes)) {
    const handle: { layout?: unknown; middleware?: readonly unknown[] } = route?.module.handle ?? {}
    layoutNamed(handle.layout)
    routeMiddleware(handle)
  }
}
