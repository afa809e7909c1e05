import type { MiddlewareFunction } from "react-router"
import { contentContext } from "../../api-client/content.server.ts"
import { splitLocale } from "../../i18n/addresses.ts"
import { neededFor } from "../lacking.ts"
import { pageNotFound, pageNotFoundInShop } from "../page-not-found.ts"
import { readShell } from "../read-shell.server.ts"

/** Paths of files: their 404 has no page around it. */
const files = ["/feed.xml", "/profile/export"]

/** Answers 404 for pages and forms of what the API behind the shop cannot do (specification, section 8). */
export const capableApi: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { locale, path } = splitLocale(url.pathname)
  const capability = neededFor(path, request.method)
  const lacking = capability ? await context.get(contentContext).lacking() : []
  if (!capability || !lacking.includes(capability)) return next()
  const shell = files.includes(path) ? undefined : await readShell(context, locale).catch(() => undefined)
  throw shell ? pageNotFoundInShop(path, shell) : pageNotFound(path)
}
