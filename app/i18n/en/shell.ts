import type { Message } from "../translate.ts"

export const shell = {
  "price.was": "instead of",
} satisfies Record<string, Message>
