import { splitLocale } from "../../i18n/addresses.ts"

/** What a link of the shop's news or of a stock alert is for, and whose it is. */
export type NewsLink = { what: "confirm" | "leave" | "alerts"; token: string }

/** Where each of them leads, without language prefix. */
export const newsPaths: Record<NewsLink["what"], string> = {
  confirm: "/newsletter/confirm",
  leave: "/newsletter/leave",
  alerts: "/stock-alert/leave",
}

/** Reads the address of such a link. */
export function toNewsLink(url: URL): NewsLink {
  const { path } = splitLocale(url.pathname)
  const known = Object.entries(newsPaths) as [NewsLink["what"], string][]
  return {
    what: known.find(([, each]) => path.startsWith(each))?.[0] ?? "confirm",
    token: url.searchParams.get("token") ?? "",
  }
}
