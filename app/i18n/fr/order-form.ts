import type { orderForm as english } from "../en/order-form.ts"
import type { MessagesLike } from "../messages.ts"

export const orderForm: MessagesLike<typeof english> = {
}
