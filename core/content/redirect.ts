import { type OwnPath, toOwnPath } from "../own-path.ts"

/** Addresses of before that a shop may have, and characters of one. */
export const maxRedirects = 50_000
export const maxRedirectLength = 500
/** Redirects that may lead to one another. */
export const maxRedirectSteps = 5

/** Why a pair of addresses is not stored. */
export const redirectProblems = ["NOT_PATH", "NOT_OWN", "SAME", "LOOP", "TWICE"] as const
export type RedirectProblem = (typeof redirectProblems)[number]

/** A pair as it is stored: a decoded path without query and slash at its end, and a page of the shop. */
export type Redirect = { from: string; to: OwnPath }

/** A path as it is compared: decoded, without query, fragment and the slash at its end.
 *  @returns null for what is no path of a page, and for the home page */
export function toRedirectSource(path: string): string | null {
  const [pathname = ""] = path.trim().split(/[?#]/, 1)
  let decoded: string
  try {
    decoded = decodeURIComponent(pathname)
  } catch {
    return null
  }
  const source = decoded.normalize("NFC").replace(/\/+$/, "")
  const isPath = source.startsWith("/") && !source.startsWith("//") && !/[\p{Cc}\\]/u.test(source)
  return isPath && source.length <= maxRedirectLength && source.isWellFormed() ? source : null
}

/** The path of an address as somebody writes it: of a path itself, and of a whole address.
 *  @param host of the addresses that are taken; undefined = any */
function pathIn(address: string, host?: string): string | null {
  const text = address.trim()
  if (!/^https?:\/\//i.test(text)) return text
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  return host === undefined || url.host === host ? `${url.pathname}${url.search}${url.hash}` : null
}

/** A path as it is compared, of an address of another shop as somebody writes it: a path, or a whole address.
 *  @returns null for what is no path of a page */
export const toAddressSource = (address: string): string | null => toRedirectSource(pathIn(address) ?? "")

/** Escapes what an address cannot hold, and leaves escapes as they are. */
const escaped = (path: string) => path.replace(/[^\x21-\x7e]|[<>"`{}|^]/gu, (sign) => encodeURIComponent(sign))

/** Reads a pair of addresses as somebody writes it. It leads to a page of this shop, never elsewhere.
 *  @param host of the shop, for a target that is a whole address */
export function readRedirect(from: string, to: string, host: string): Redirect | RedirectProblem {
  const source = toAddressSource(from)
  if (source === null) return "NOT_PATH"
  const path = pathIn(to, host)
  const target = path === null || path.length > maxRedirectLength ? null : toOwnPath(escaped(path.toWellFormed()))
  if (target === null) return "NOT_OWN"
  return toRedirectSource(target) === source ? "SAME" : { from: source, to: target }
}

/** Whether a redirect comes back to itself, or leads from one to the next too often.
 *  @param next where an address leads */
export function isLoop({ from, to }: Redirect, next: (source: string) => string | undefined): boolean {
  let target: string | undefined = to
  for (let step = 0; step <= maxRedirectSteps; step++) {
    const source: string | null = target === undefined ? null : toRedirectSource(target)
    if (source === null) return false
    if (source === from) return true
    target = next(source)
  }
  return target !== undefined
}
