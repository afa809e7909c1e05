import type { MiddlewareFunction } from "react-router"
import { capableApi } from "./capable-api.ts"
import { mainLanguageHasNoPrefix } from "./main-language-has-no-prefix.ts"
import { offeredLanguage } from "./offered-language.ts"

type RouteMiddleware = MiddlewareFunction<Response>

/** The middleware by the names that route metadata uses (specification, section 2). */
const middleware = {
  "capable-api": capableApi,
  "main-language-has-no-prefix": mainLanguageHasNoPrefix,
  "offered-language": offeredLanguage,
} satisfies Record<string, RouteMiddleware>

export type MiddlewareName = keyof typeof middleware

function isMiddlewareName(name: unknown): name is MiddlewareName {
  return typeof name === "string" && Object.hasOwn(middleware, name)
}

/** The functions that a route's metadata names, for its `middleware` export.
 *  @throws for a name that is no middleware (specification, section 8) */
export function routeMiddleware(handle: { middleware?: readonly unknown[] }): RouteMiddleware[] {
  return (handle.middleware ?? []).map((name) => {
    if (!isMiddlewareName(name)) throw new Error(`Unknown route middleware: ${String(name)}`)
    return middleware[name]
  })
}
