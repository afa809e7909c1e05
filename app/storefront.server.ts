import * as build from "virtual:react-router/server-build"
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import { createApiCall } from "./content/api-call.server.ts"
import { contentContext } from "./content/content.server.ts"
import { createContentClient } from "./content/content-client.server.ts"
import { createContentVersion } from "./content/content-version.server.ts"
import { reportErrorsTo } from "./content/report.server.ts"
import { formTimes, formTimesContext } from "./form-time/form-times.server.ts"
import { checkRouteMetadata } from "./layouts/check-route-metadata.server.ts"
import { hideNotice } from "./layouts/hide-notice.ts"
import { routePatterns } from "./shell/route-patterns.server.ts"
import { type Visit, visitContext, withVisit } from "./shell/visit.server.ts"
import { startCode } from "./start/start-code.ts"

checkRouteMetadata((build as ServerBuild).routes)

export type Storefront = {
  /** Answers any request for a page, its data or a form. */
  fetch: (request: Request, visit?: Visit) => Promise<Response>
  /** Changes whenever the API's content does; never throws. */
  contentVersion: () => Promise<string>
  /** Whether the merchant has configured an ad pixel; false while the API cannot be asked. */
  usesPixel: () => Promise<boolean>
  /** Patterns of all addresses, such as `/product-details/:id`; those behind the language carry no language. */
  patterns: string[]
  /** Inline scripts that are constants, for the pages' policy. */
  inlineScripts: readonly string[]
}

export type StorefrontOptions = {
  /** The content API: embedded, or `fetch` to `API_BASE`. */
  api: (request: Request) => Promise<Response>
  /** Sent as the bearer with every order. */
  apiToken: string
  /** Told of every error that is not an answer of its own (a 404 is one). */
  onError: (problem: unknown, requestId?: string) => void
}

/** The storefront as a function of a request, over any content API. */
export function createStorefront({ api, apiToken, onError }: StorefrontOptions): Storefront {
  const call = createApiCall(api, apiToken)
  const content = createContentClient(call)
  reportErrorsTo(onError)
  const times = formTimes(apiToken)
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return {
    fetch: (request, visit = { requestId: "", client: "" }) => {
      const context = new RouterContextProvider()
      context.set(contentContext, content)
      context.set(visitContext, visit)
      context.set(formTimesContext, times)
      return withVisit(visit, () => handle(request, context))
    },
    contentVersion: createContentVersion(call),
    usesPixel: async () => {
      const settings = await content.settings("fr").catch(() => undefined)
      return Boolean(settings?.pixelId)
    },
    patterns: routePatterns((build as ServerBuild).routes),
    inlineScripts: [hideNotice, startCode()],
  }
}
