import type { listing as english } from "../en/listing.ts"
import type { MessagesLike } from "../messages.ts"

export const listing: MessagesLike<typeof english> = {
}
