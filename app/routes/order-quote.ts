import { contentContext } from "../api-client/content.server.ts"
import { answerQuote } from "../orders/checkout/answer-quote.server.ts"
import { formIn, visitContext } from "../shell/visit.server.ts"
import type { Route } from "./+types/order-quote"

/** `POST /order-quote` with a cart's lines and a coupon as form fields: what the order would cost now, in centimes. */
export async function action({ context }: Route.ActionArgs) {
  const form = formIn(context)
  return answerQuote({ form, content: context.get(contentContext), visit: context.get(visitContext) })
}

/** Reading is not among its methods; the server tells so in its own words. Without this the router answers 400. */
export const loader = () => new Response(null, { status: 405 })
