import { splitLocale } from "#core/locale.ts"

/** What a link of the shop's news is for, and whose it is. */
export type NewsLink = { what: "confirm" | "leave"; token: string }

/** Reads the address of such a link. */
export function newsLinkOf(url: URL): NewsLink {
  const { path } = splitLocale(url.pathname)
  return {
    what: path.startsWith("/newsletter/leave") ? "leave" : "confirm",
    token: url.searchParams.get("token") ?? "",
  }
}
