import { z } from "zod"
import { messageKinds } from "#core/orders/messages/order-messages.ts"
import { orderMessage } from "../../common/contract-order-message.ts"

/** `GET orders/messages` and `PUT orders/messages`: the shop's own messages to buyers, by what they are about; "" = the one
 *  that every shop begins with (core/orders/messages/order-message-texts.ts). 409 `CHANGED_MEANWHILE` where `updatedAt` is not that of
 *  what is stored. */
export const orderMessagesBody = z.strictObject({
  updatedAt: z.iso.datetime(),
  texts: z.record(z.enum(messageKinds), orderMessage),
})

export type OrderMessagesForm = z.infer<typeof orderMessagesBody>
