import type { Message } from "../translate.ts"

export const home = {
} satisfies Record<string, Message>
