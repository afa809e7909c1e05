import type { home as english } from "../en/home.ts"
import type { MessagesLike } from "../messages.ts"

export const home: MessagesLike<typeof english> = {
}
