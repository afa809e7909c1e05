import type { Locale } from "#core/i18n/locale.ts"
import { pagePath } from "../../i18n/addresses.ts"
import { redirectTo } from "../../request/redirect.server.ts"
import { type PlacedOrder, placedOrderCookie } from "./placed-orders-cookie.server.ts"
import { toEventId } from "./purchase.server.ts"

type Placed = Pick<PlacedOrder, "goods" | "key"> & {
  request: Request
  locale: Locale
  token: string
}

/** Leads to the confirmation of a placed order, and notes in a cookie that this browser placed it. */
export function redirectToConfirmation({ request, locale, token, goods, key }: Placed): Response {
  const path = pagePath(locale, "/confirmation-commande", { query: { order: token } })
  const cookie = placedOrderCookie(request, { eventId: toEventId(token), goods, key, at: Date.now() })
  return redirectTo(path, { status: 303, cookie })
}
