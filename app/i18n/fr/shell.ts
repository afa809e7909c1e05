import type { shell as english } from "../en/shell.ts"
import type { MessagesLike } from "../messages.ts"

export const shell: MessagesLike<typeof english> = {
  "price.was": "au lieu de",
}
