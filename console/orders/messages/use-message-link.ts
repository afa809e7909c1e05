import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { chosenTitle } from "#core/catalogue/variants/choice-text.ts"
import { internationalPhone } from "#core/content/shop-facts.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { localizedPath } from "#core/i18n/locale.ts"
import { messageText } from "#core/orders/messages/order-message-texts.ts"
import { fillMessage, type MessageKind } from "#core/orders/messages/order-messages.ts"
import { paymentFacts } from "#core/payments/message-payment.ts"
import { useMainLocale, useShopNameQuery } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import { carrierName } from "../carrier-name.ts"
import { usePlace } from "../edit/use-place.ts"
import { useOrderMessages } from "./messages-api.ts"

type MessageLinks = {
  /** The address that opens WhatsApp with a message; undefined until the shop's own texts are known. */
  linkOf: ((kind: MessageKind) => string) | undefined
  /** Why they cannot be read; null while they are read, and once they are known. */
  error: Error | null
  refetch: () => unknown
}

/** Makes the addresses that open WhatsApp with a message to the buyer of an order, in the language in which it was placed. */
export function useMessageLink(stored: OrderDetail): MessageLinks {
  const t = useText()
  const { locale } = stored
  const order = { ...stored, ...usePlace(locale)(stored) }
  const shopName = useShopNameQuery(locale)
  const main = useMainLocale()
  const messages = useOrderMessages()
  const comma = commaOf(locale)
  const tracking = `${location.origin}${localizedPath(locale, "/order", main)}`
  const facts = {
    name: order.firstname,
    number: order.number,
    goods: order.lines.map((line) => `${line.quantity} × ${chosenTitle(line)}`).join(comma),
    ...paymentFacts(order, locale),
    place: [order.commune, order.wilaya].join(comma),
    carrier: order.carrier && carrierName(order.carrier, t),
    tracking: order.tracking,
    private: order.token && `${tracking}?${new URLSearchParams({ order: order.token })}`,
    link: tracking,
    shop: shopName.data?.shopName || "Hanout",
  }
  const phone = internationalPhone(order.mobile).slice(1)
  const texts = messages.data?.texts
  if (!texts || !shopName.data) {
    const refetch = () => Promise.all([messages.refetch(), shopName.refetch()])
    return { linkOf: undefined, error: messages.error ?? shopName.error, refetch }
  }
  const linkOf = (kind: MessageKind) =>
    `https://wa.me/${phone}?text=${encodeURIComponent(fillMessage(messageText(texts, kind, locale), facts))}`
  return { linkOf, error: null, refetch: messages.refetch }
}
