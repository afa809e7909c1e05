import type { Message } from "../translate.ts"

export const orderForm = {
} satisfies Record<string, Message>
