import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { createStorefront } from "#app/storefront.server.ts"
import { composeHttp } from "../http/http.ts"
import { createLog } from "../settings/log.ts"

type StorefrontModule = { createStorefront: typeof createStorefront }

const bundle = pathToFileURL(join(import.meta.dirname, "../../build/storefront/server/index.js")).href

export const storefrontOrigin = "http://shop.test"

/** The built storefront behind the server's own checks, in this process.
 *  @param api answers its calls of the content API
 *  @returns a function that sends it a request as a visitor does, from an address; and what went wrong in it */
export async function openStorefront(api: (request: Request) => Promise<Response>, apiToken: string) {
  const { createStorefront }: StorefrontModule = await import(/* @vite-ignore */ bundle)
  const errors: unknown[] = []
  const storefront = createStorefront({ api, apiToken, onError: (error) => errors.push(error) })
  const { fetch: pages, mayTakeFile, takesForm } = storefront
  const http = composeHttp({ pages, mayTakeFile, takesForm }, { log: createLog("silent") })
  return {
    errors,
    send: async (path: string, init?: RequestInit, peer = "203.0.113.9"): Promise<Response> =>
      http.request(storefrontOrigin + path, init, { incoming: { socket: { remoteAddress: peer } } }),
  }
}
