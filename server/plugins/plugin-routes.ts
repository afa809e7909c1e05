import { setTimeout as delay } from "node:timers/promises"
import type { Plugin, PluginShop } from "./plugin.ts"

/** Milliseconds until a plugin's answer begins. */
const maxDuration = 30_000

/** The name in `/x/NAME/…`; undefined = no such address. */
const nameOf = (pathname: string) => /^\/x\/([a-z0-9-]+)(?:\/|$)/.exec(pathname)?.[1]

/** Answers requests under `/x/`: each goes to the plugin that its address names. An answer is not cached unless the plugin says so. */
export function pluginRoutes(
  plugins: readonly Plugin[],
  shopOf: (name: string) => PluginShop,
  duration = maxDuration,
): (request: Request) => Promise<Response> {
  const routes = new Map(
    plugins.flatMap(({ name, fetch }) => (fetch ? [[name, { fetch, shop: shopOf(name) }] as const] : [])),
  )
  return async (request) => {
    const route = routes.get(nameOf(new URL(request.url).pathname) ?? "")
    if (!route) return new Response("Not Found", { status: 404 })
    const ended = new AbortController()
    const timeout = delay(duration, undefined, { ref: false, signal: ended.signal })
      .then(() => new Response("Service Unavailable", { status: 503 }))
      // The plugin has answered.
      .catch(() => new Response(null, { status: 204 }))
    try {
      const given = await Promise.race([route.fetch(request, route.shop), timeout])
      const response = new Response(given.body, given)
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store")
      return response
    } finally {
      ended.abort()
    }
  }
}
