import type { RouterContextProvider } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"
import { type Content, contentContext } from "../api-client/content.server.ts"
import { splitLocale } from "../i18n/addresses.ts"
import { type FormTimes, formTimesContext } from "../request/form-times.server.ts"
import { type Visit, visitContext } from "../request/visit.server.ts"
import type { Place } from "./structured-data.ts"

/** Arguments of a loader. */
export type PageArgs = { context: Readonly<RouterContextProvider>; url: URL }

/** The request of a page. Its loader returns `place` for `metaOf`. */
export type PageRequest = { locale: Locale; content: Content; place: Place }

export function pageRequest({ context, url }: PageArgs): PageRequest {
  const { locale } = splitLocale(url.pathname)
  return { locale, content: context.get(contentContext), place: { locale, origin: url.origin } }
}

/** The request that sends a form. */
export type FormRequest = PageRequest & {
  request: Request
  url: URL
  form: FormData
  visit: Pick<Visit, "client">
  formTimes: FormTimes
}

/** For actions: the form and its request, which itself has no body.
 *  @throws when the server has read no form */
export function formRequest({ request, url, context }: PageArgs & { request: Request }): FormRequest {
  const visit = context.get(visitContext)
  const { form } = visit
  if (!form) throw new Error("No form was read for this action")
  return { ...pageRequest({ context, url }), request, url, form, visit, formTimes: context.get(formTimesContext) }
}
