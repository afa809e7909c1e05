import type { Message } from "../translate.ts"

export const listing = {
} satisfies Record<string, Message>
