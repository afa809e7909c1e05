import type { Message } from "../translate.ts"

export const cart = {
} satisfies Record<string, Message>
