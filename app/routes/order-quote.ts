import { cutText } from "#core/cut-text.ts"
import { report } from "../api-client/transport/report.server.ts"
import { formText } from "../forms/person-form-values.ts"
import { toLocale } from "../i18n/addresses.ts"
import { readLines } from "../orders/checkout/wire-lines.ts"
import { type FormRequest, formRequest } from "../page/page-request.server.ts"
import { clientOf } from "../request/visit.server.ts"
import type { Route } from "./+types/order-quote"

const noStore = { "cache-control": "no-store" }

/** Calculates what a cart with a coupon would cost now. 429 where too many quotes were requested, 503 while the shop
 *  has none. */
async function answerQuote({ form, content, visit }: FormRequest): Promise<Response> {
  const lines = readLines(formText(form, "lines"))
  if (lines.length === 0) return Response.json(null, { status: 400, headers: noStore })
  const coupon = cutText(formText(form, "coupon"), 40)
  try {
    const answer = await content.quoteOrder({
      lines,
      coupon,
      locale: toLocale(formText(form, "locale")),
      client: clientOf(visit),
    })
    if ("invalid" in answer) return Response.json(null, { status: 400, headers: noStore })
    if ("rejected" in answer) return Response.json(null, { status: 429, headers: noStore })
    return Response.json(answer.quote, { headers: noStore })
  } catch (error) {
    report(error)
    return Response.json(null, { status: 503, headers: noStore })
  }
}

/** `POST /order-quote` with a cart's lines and a coupon as form fields: what the order would cost now, in centimes. */
export const action = (args: Route.ActionArgs) => answerQuote(formRequest(args))

/** Reading is not among its methods; the server tells so in its own words. Without this the router answers 400. */
export const loader = () => new Response(null, { status: 405 })
