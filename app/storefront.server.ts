import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router"
import * as build from "virtual:react-router/server-build"
import { contentContext } from "./content/content.server.ts"
import { createContentClient } from "./content/content-client.server.ts"

export type StorefrontOptions = {
  /** The content API: embedded, or `fetch` to `API_BASE`. */
  api: (request: Request) => Promise<Response>
  /** Sent as the bearer with every order. */
  apiToken: string
}

/** The storefront as a function of a request, over any content API. */
export function createStorefront({ api, apiToken }: StorefrontOptions): (request: Request) => Promise<Response> {
  const content = createContentClient({ api, apiToken })
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE)
  return (request) => {
    const context = new RouterContextProvider()
    context.set(contentContext, content)
    return handle(request, context)
  }
}
