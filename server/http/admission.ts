import type { BearerCheck } from "#api/auth.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { rejectionResponse } from "./rejection.ts"
import { isCrossSite, mayChange } from "./same-origin.ts"

const maxAddressLength = 8 * 1024

/** Methods that the API and pages accept at all; each page or resource decides for itself. */
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
/** Those of pages. */
export const pageMethods: ReadonlySet<string> = new Set(["GET", "HEAD", "POST"])

/** Refuses a method that no part of the shop has: some cannot even be made a request of. */
export const rejectedMethod = (method: string, pathname: string, main: Locale): Response | undefined =>
  methods.has(method) ? undefined : rejectionResponse(405, pathname, main)

/** NUL in a query, as browsers and programs write it: nobody types it, and no database keeps it. */
const nul = /%00|\0/

function isReadable(pathname: string, search: string): boolean {
  if (nul.test(search)) return false
  if (!pathname.includes("%")) return true
  try {
    return !decodeURIComponent(pathname).includes("\0")
  } catch {
    return false
  }
}

/** The shop as the check of a request's origin sees it. */
export type OwnOrigin = {
  /** Such as `https://shop.example`. */
  origin: string
  /** Whether a header is the bearer of the shop's API. */
  isBearer: BearerCheck
  /** The main language, for what is told to a person. */
  main: Locale
}

/** Refuses what no part of the shop should have to look at: addresses that are too long or cannot be read, and what
 *  another site made the visitor's browser send (CSRF). Only a call of the API with its valid bearer is exempt: another
 *  site does not know it, and can have a browser send any other `Authorization`, such as `Basic`. */
export function rejectionFor(
  request: Request,
  pathname: string,
  { origin, isBearer, main }: OwnOrigin,
): Response | undefined {
  if (request.url.length > maxAddressLength) return rejectionResponse(414, pathname, main)
  const query = request.url.indexOf("?")
  if (!isReadable(pathname, query < 0 ? "" : request.url.slice(query))) return rejectionResponse(400, pathname, main)
  if (!mayChange(request) || !isCrossSite(request, origin)) return undefined
  const isApiCall = pathname.startsWith("/api/") && isBearer(request.headers.get("authorization"))
  return isApiCall ? undefined : rejectionResponse(403, pathname, main)
}
