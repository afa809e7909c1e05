import type { Message } from "#core/i18n/message.ts"
import type { messages as english } from "./en/all.ts"

/** Every message key. English defines them; French and Arabic must have exactly the same. */
export type MessageKey = keyof typeof english

export type Messages = Record<MessageKey, Message>

/** One feature's messages in another language than English. */
export type MessagesLike<T> = Record<keyof T, Message>
