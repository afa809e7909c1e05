import type { MiddlewareFunction } from "react-router"
import { defaultLocale, splitLocale } from "#core/i18n/locale.ts"
import { toOwnPath } from "#core/own-path.ts"
import { contentContext } from "../../api-client/content.server.ts"
import { redirectTo } from "../redirect.server.ts"

/** An address in a language that the shop does not offer leads to the same page in French, until it does. A form that is
 *  open in that language is still answered. */
export const offeredLanguage: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { locale, path } = splitLocale(url.pathname)
  if (locale === defaultLocale || request.method === "POST") return next()
  const settings = await context
    .get(contentContext)
    .settings(locale)
    .catch(() => undefined)
  const french = toOwnPath(url.pathname) && toOwnPath(path + url.search)
  if (french && settings && !settings.languages.includes(locale)) {
    throw redirectTo(french, { status: 302, wholeDocument: true })
  }
  return next()
}
