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

const isAccountForm = (pathname: string) => {
  return accountPaths.has(withoutLocale(pathname.replace(/\.data$/, "").replace(/\/+$/, "") || "/"))
}

/** Bounds the forms that a process answers at once: account forms, and all others
 *  together. The page that says "too many" costs more than the request that it rejects. A form beyond the bound gets a
 *  static page, 503 with `Retry-After`. Account forms have a gate of their own, so that a flood of sign-ins stops no order.
 *  @param mainLocale the shop's main language, as far as it is known */
export function limitForms(pages: Pages, mainLocale: () => Locale): Pages {
  const accountForms = createGate({ maxRequests: maxAccountForms, pause: 1000 })
  const otherForms = createGate({ maxRequests: maxOtherForms, pause: 1000 })
  return (request, visit) => {
    if (request.method !== "POST") return pages(request, visit)
    const { pathname } = new URL(request.url)
    const gate = isAccountForm(pathname) ? accountForms : otherForms
    return gate.enter<Response>(
      () => pages(request, visit),
      () => rejectionResponse(503, pathname, mainLocale()),
    )
  }
}
