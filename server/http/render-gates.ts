import { createGate } from "#api/gate.ts"
import type { Visit } from "#app/shell/visit.server.ts"
import { type Locale, withoutLocale } from "#core/i18n/locale.ts"
import { rejectionResponse } from "./rejection.ts"

type Pages = (request: Request, visit: Visit) => Promise<Response>

/** Pages whose forms wait for a password hash. */
const accountPaths = new Set(["/login", "/register", "/forgot"])

/** Account forms that one process answers at once: fewer than the requests that may wait for a hash
 *  (api/passwords/hashing-slot.ts), since each rejected one costs a render. Hashes of eight take one to two seconds. */
export const maxAccountForms = 8

/** Other forms that one process answers at once. Most rejected ones cost a render each. */
const maxOtherForms = 64

/** Pages that one process renders, or that wait for it, at once, two seconds of rendering. Those in the page cache are not among them. */
export const maxPages = 256

const isAccountForm = (pathname: string) => {
  return accountPaths.has(withoutLocale(pathname.replace(/\.data$/, "").replace(/\/+$/, "") || "/"))
}

/** Bounds the pages and forms that a process renders at once: account forms, all other forms
 *  together, and pages, of which a stranger can ask for any number by parameters. The page that says "too many" costs more than the
 *  request that it rejects. A request beyond the bound gets a static page, 503, before its data are read. Each has a gate of its own, so
 *  that a flood of sign-ins or of pages stops no order.
 *  @param mainLocale the shop's main language, as far as it is known */
export function limitRenders(pages: Pages, mainLocale: () => Locale): Pages {
  const accountForms = createGate({ maxRequests: maxAccountForms, pause: 1000 })
  const otherForms = createGate({ maxRequests: maxOtherForms, pause: 1000 })
  const otherPages = createGate({ maxRequests: maxPages, pause: 1000 })
  return (request, visit) => {
    const { pathname } = new URL(request.url)
    const forms = isAccountForm(pathname) ? accountForms : otherForms
    const gate = request.method === "POST" ? forms : otherPages
    return gate.enter<Response>(
      () => pages(request, visit),
      () => rejectionResponse(503, pathname, mainLocale()),
    )
  }
}
