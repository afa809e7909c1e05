import type { cart as english } from "../en/cart.ts"
import type { MessagesLike } from "../messages.ts"

export const cart: MessagesLike<typeof english> = {
}
