import { type MiddlewareFunction, redirectDocument } from "react-router"
import { defaultLocale, splitLocale } from "#core/locale.ts"
import { contentContext } from "../content/content.server.ts"

/** An address in a language that the shop does not offer leads to the same page in French, until it does. A form that is
 *  open in that language is still answered. */
export const offeredLanguage: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { locale, path } = splitLocale(url.pathname)
  if (locale === defaultLocale || request.method === "POST") return next()
  const settings = await context
    .get(contentContext)
    .settings(locale)
    .catch(() => undefined)
  // The whole document: a page has the messages of one language.
  if (settings && !settings.languages.includes(locale)) throw redirectDocument(path + url.search, 302)
  return next()
}
