import { z } from "zod"
import { locales } from "#core/i18n/locale.ts"
import { maxMessageLength, unknownPlaceholders } from "#core/orders/messages/order-messages.ts"
import { anyText } from "./contract-texts.ts"

const message = anyText(maxMessageLength).refine((text) => unknownPlaceholders(text).length === 0, {
  message: "names a placeholder that there is not",
})

/** A message of the shop to buyers in each language; "" = the one that every shop begins with. */
export const orderMessage = z.record(z.enum(locales), message)
