import type { Message } from "../translate.ts"

export const product = {
} satisfies Record<string, Message>
