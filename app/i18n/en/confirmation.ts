import type { Message } from "../translate.ts"

export const confirmation = {
} satisfies Record<string, Message>
