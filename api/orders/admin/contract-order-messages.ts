import { z } from "zod"
import { locales } from "#core/i18n/locale.ts"
import { maxMessageLength, messageKinds, unknownPlaceholders } from "#core/orders/messages/order-messages.ts"
import { anyText } from "../../common/contract-texts.ts"

const message = anyText(maxMessageLength).refine((text) => unknownPlaceholders(text).length === 0, {
  message: "names a placeholder that there is not",
})

/** `GET orders/messages` and `PUT orders/messages`: the shop's own messages to buyers, by what they are about; "" = the one
 *  that every shop begins with (core/orders/messages/order-message-texts.ts). 409 `CHANGED_MEANWHILE` where `updatedAt` is not that of
 *  what is stored. */
export const orderMessagesBody = z.strictObject({
  updatedAt: z.iso.datetime(),
  texts: z.record(z.enum(messageKinds), z.record(z.enum(locales), message)),
})

export type OrderMessagesForm = z.infer<typeof orderMessagesBody>
