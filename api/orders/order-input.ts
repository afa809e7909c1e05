import { addressBlock } from "#core/address-block.ts"
import { couponCode } from "#core/coupons/coupon.ts"
import { isEmailAddress } from "#core/customers/contact-message.ts"
import { normalizePhone, phoneKey } from "#core/customers/phone.ts"
import { defaultLocale, isLocale } from "#core/i18n/locale.ts"
import { fromDinars } from "#core/money.ts"
import type { GoodsInput, OrderInput, OrderLineInput, OrderSender } from "#db/orders/order-input.ts"
import type { OrderClientFields } from "../common/contract-client.ts"
import { hiddenBy, limitSubjects } from "../limit-request.ts"
import type { OrderRequest } from "./contract.ts"
import type { OrderQuoteRequest } from "./contract-quote.ts"

type GoodsFields = OrderQuoteRequest["data"]

/** The lines of a cart, or the one of the order form. There the unit price that was shown is the amount divided by the
 *  quantity, where that is an amount at all. */
function linesOf({ lines, slug, product, quantity = 1, color, size, variant, amount }: GoodsFields): OrderLineInput[] {
  if (lines) {
    return lines.map((line) => ({
      slug: line.slug,
      name: null,
      quantity: line.quantity,
      color: line.color || null,
      size: line.size || null,
      variant: line.variant || null,
      shownPrice: line.unitPrice === undefined ? null : fromDinars(line.unitPrice),
    }))
  }
  const unit = amount === undefined ? null : fromDinars(amount) / quantity
  const shownPrice = unit !== null && Number.isInteger(unit) ? unit : null
  const choice = { color: color || null, size: size || null, variant: variant || null }
  return [{ slug: slug || null, name: product ?? null, quantity, ...choice, shownPrice }]
}

/** Converts an order request to the input of `db/`: amounts in centimes. */
export function toGoodsInput(data: GoodsFields): GoodsInput {
  const { amount, discount, deliveryPrice, coupon, delivery, locale } = data
  const centimes = (dinars: number | undefined) => (dinars === undefined ? undefined : fromDinars(dinars))
  return {
    lines: linesOf(data),
    shown: {
      amount: centimes(amount),
      discount: centimes(discount),
      deliveryPrice: deliveryPrice === null ? null : centimes(deliveryPrice),
    },
    coupon: coupon ? couponCode(coupon) : null,
    delivery: delivery ?? "home",
    locale: isLocale(locale) ? locale : defaultLocale,
  }
}

/** The sender of an order, with nothing that leads back to a phone, a visit or an address.
 *  @param secret what their traces are made with */
export function toOrderSender(
  client: OrderClientFields | undefined,
  mobile: string | null,
  secret: string,
): OrderSender {
  const { address, session, seconds, honeypot } = client ?? {}
  const counts = limitSubjects(secret, { address, session, subject: mobile === null ? null : phoneKey(mobile) })
  const network = address === undefined ? null : hiddenBy(secret)(`orders-from:${addressBlock(address) ?? "visitors"}`)
  return { counts, network, seconds: seconds ?? null, honeypot: honeypot ?? false }
}

/** An order as the database's side knows it.
 *  @param key the header's idempotency key, which the field may repeat */
export function toOrderInput(data: OrderRequest["data"], key: string | null, secret: string): OrderInput {
  const { wilaya, commune, firstname, lastname, date, email, address, note, desk, delivery, client, landingPage } = data
  const mobile = normalizePhone(data.mobile)
  return {
    ...toGoodsInput(data),
    wilaya,
    commune,
    mobile,
    firstname,
    lastname,
    date,
    key,
    address: address || null,
    note: note || null,
    // Absent where there is none: it is a part of what a key stands for.
    ...(desk !== undefined && delivery === "desk" && { desk }),
    // An invalid address does not reject the order.
    email: email && isEmailAddress(email) ? email : null,
    client: toOrderSender(client, mobile, secret),
    landingPage: landingPage ?? null,
    placedOn: data.lines ? "cart" : "product",
  }
}
