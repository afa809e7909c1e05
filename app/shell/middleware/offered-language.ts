import type { MiddlewareFunction } from "react-router"
import { toOwnPath } from "#core/own-path.ts"
import { contentContext } from "../../api-client/content.server.ts"
import { splitLocale } from "../../i18n/addresses.ts"
import { shopMainLocale } from "../../i18n/main-locale.ts"
import { redirectTo } from "../redirect.server.ts"

/** An address in a language that the shop does not offer leads to the same page in the main language, until it does. A form
 *  that is open in that language is still answered. */
export const offeredLanguage: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { locale, path } = splitLocale(url.pathname)
  if (locale === shopMainLocale() || request.method === "POST") return next()
  const settings = await context
    .get(contentContext)
    .settings(locale)
    .catch(() => undefined)
  const inMain = toOwnPath(url.pathname) && toOwnPath(path + url.search)
  if (inMain && settings && !settings.languages.includes(locale)) {
    throw redirectTo(inMain, { status: 302, isMiddleware: true })
  }
  return next()
}
