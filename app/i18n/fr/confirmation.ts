import type { confirmation as english } from "../en/confirmation.ts"
import type { MessagesLike } from "../messages.ts"

export const confirmation: MessagesLike<typeof english> = {
}
