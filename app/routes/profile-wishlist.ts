import { findWishlistItem, readWishlistItem, type WishlistItem } from "#core/cart/wishlist-item.ts"
import { findProducts } from "../cart/wishlist/saved-query.server.ts"
import { requestAccount, statusByAlert } from "../customers/account/request-account.server.ts"
import { formText } from "../forms/person-form-values.ts"
import { toLocale } from "../i18n/addresses.ts"
import { formRequest } from "../page/page-request.server.ts"
import { sessionIn } from "../request/session-cookie.server.ts"
import type { Route } from "./+types/profile-wishlist"

function itemsOf(text: string): WishlistItem[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? list.flatMap((value) => readWishlistItem(value) ?? []) : []
  } catch {
    return []
  }
}

/** `POST /profile/wishlist`: brings a browser's wishlist and the account's together; `null` = nobody is signed in. */
export async function action(args: Route.ActionArgs) {
  const headers = { "cache-control": "no-store" }
  const session = sessionIn(args.request)
  if (!session) return Response.json(null, { headers })
  const { form, content } = formRequest(args)
  const sent = { mine: itemsOf(formText(form, "mine")), met: itemsOf(formText(form, "met")) }
  const answer = await requestAccount(content, "POST /api/shopper/wishlist", {
    session,
    data: sent,
  })
  if ("problem" in answer) {
    return Response.json(null, {
      status: answer.problem === "signInFirst" ? 200 : statusByAlert[answer.problem],
      headers,
    })
  }
  const { items } = answer.data
  const come = items.flatMap(({ slug }) => (findWishlistItem(sent.mine, slug) ? [] : slug))
  const products = await findProducts(content, come.join(",") || null, toLocale(formText(form, "locale")))
  return Response.json({ items, products }, { headers })
}

/** Reading is not among its methods; the server tells so in its own words. Without this the router answers 400. */
export const loader = () => new Response(null, { status: 405 })
