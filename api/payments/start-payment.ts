import type { Context } from "hono"
import { localizedPath } from "#core/i18n/locale.ts"
import { toDinars } from "#core/money.ts"
import { amountToCollect } from "#core/payments/payment.ts"
import { findOrder } from "#db/orders/orders.ts"
import { findMainLocale } from "#db/texts/main-locale.ts"
import { conflict, notFound } from "../errors.ts"
import { type LimitDeps, limitRequest, senderAddress } from "../limit-request.ts"
import { readBody } from "../read-body.ts"
import { type StartedPayment, startPaymentRequest } from "./contract-payment.ts"
import { offeredPayments, type PaymentMethod } from "./payment-method.ts"

/** The payment methods beside cash on delivery. */
export type Payments = {
  methods: readonly PaymentMethod[]
  /** The shop's address as browsers see it, to which payment services lead back. */
  publicUrl: string | undefined
}

/** Begins the payment of an order, by its token alone. The amount is the order's, and the address the service's: neither comes from
 *  the request.
 *  @throws ApiError 404 without such an order or service, 409 for an order that is not paid now, 429 */
export async function startPayment(
  limits: LimitDeps,
  { methods, publicUrl }: Payments,
  c: Context,
): Promise<StartedPayment> {
  const { key, locale } = (await readBody(startPaymentRequest, c.req)).data
  const token = c.req.param("token") ?? ""
  const isToken = /^[\w-]{22}$/.test(token)
  const subject = isToken ? token : null
  await limitRequest(limits, "payment-starts", { address: senderAddress(c), subject })
  const order = isToken ? await findOrder(limits.db, token) : undefined
  const method = methods.find((one) => one.key === key)
  if (!order || !method || publicUrl === undefined) throw notFound()
  const { documentId: id, number, total, paid = 0 } = order
  if (offeredPayments([method], order).length === 0) throw conflict("It is not paid now", { code: "NOT_PAYABLE" })
  const path = localizedPath(locale, `/order?order=${token}`, await findMainLocale(limits.db))
  const amount = toDinars(amountToCollect({ total, paid }))
  const url = await method.start({ id, number, amount, locale, returnTo: new URL(path, publicUrl).href })
  return { url: url.href }
}
