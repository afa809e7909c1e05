import { data, type MiddlewareFunction } from "react-router"
import { splitLocale } from "#core/locale.ts"
import { contentContext } from "../content/content.server.ts"
import { neededFor } from "../shell/lacking.ts"

/** A page of what the API behind the shop cannot do is not there: 404 (specification, section 8). */
export const capableApi: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const { path } = splitLocale(url.pathname)
  const capability = neededFor(path)
  const lacking = capability ? await context.get(contentContext).lacking() : []
  if (capability && lacking.includes(capability)) throw data(`Page not found: ${path}`, { status: 404 })
  return next()
}
