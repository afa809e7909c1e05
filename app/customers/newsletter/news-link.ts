import { splitLocale } from "../../i18n/addresses.ts"
import { pageNotFound } from "../../page/page-not-found.ts"

/** Purpose and token of a link in the shop's news or in a stock alert. */
export type NewsLink = { what: "confirm" | "leave" | "alerts"; token: string }

/** Where each of them leads, without language prefix. */
export const newsPaths: Record<NewsLink["what"], string> = {
  confirm: "/newsletter/confirm",
  leave: "/newsletter/leave",
  alerts: "/stock-alert/leave",
}

/** Reads the address of such a link.
 *  @throws 404 for another address: nobody is subscribed by mistake */
export function toNewsLink(url: URL): NewsLink {
  const { path } = splitLocale(url.pathname)
  const known = Object.entries(newsPaths) as [NewsLink["what"], string][]
  const what = known.find(([, each]) => path.startsWith(each))?.[0]
  if (!what) throw pageNotFound(url.pathname)
  return { what, token: url.searchParams.get("token") ?? "" }
}
