import type { product as english } from "../en/product.ts"
import type { MessagesLike } from "../messages.ts"

export const product: MessagesLike<typeof english> = {
}
