import type { OrderMessagesForm } from "#api/orders/admin/contract-order-messages.ts"
import { locales } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import { defaultMessages, messageText } from "#core/orders/messages/order-message-texts.ts"
import { type MessageKind, messageKinds, unknownPlaceholders } from "#core/orders/messages/order-messages.ts"

/** The messages as they are edited: those that every shop begins with stand in their fields. */
export type MessagesDraft = Record<MessageKind, Texts> & { updatedAt: string }

/** The texts of one kind in each language. */
const byLocale = (textOf: (locale: keyof Texts) => string): Texts => ({
  fr: textOf("fr"),
  ar: textOf("ar"),
  en: textOf("en"),
})

const byKind = (textsOf: (kind: MessageKind) => Texts) =>
  // It has every kind.
  Object.fromEntries(messageKinds.map((kind) => [kind, textsOf(kind)])) as Record<MessageKind, Texts>

export const toMessagesDraft = ({ texts, updatedAt }: OrderMessagesForm): MessagesDraft => ({
  ...byKind((kind) => byLocale((locale) => messageText(texts, kind, locale))),
  updatedAt,
})

/** The body to send: "" for a message that is, or becomes again, the default one. */
export const toMessagesForm = (draft: MessagesDraft): OrderMessagesForm => ({
  updatedAt: draft.updatedAt,
  texts: byKind((kind) =>
    byLocale((locale) => {
      const text = draft[kind][locale].trim()
      return text === defaultMessages[kind][locale] ? "" : text
    }),
  ),
})

/** The messages with a placeholder that stands for nothing, and these. */
export const messageProblems = (draft: MessagesDraft): { kind: MessageKind; field: string; unknown: string[] }[] =>
  messageKinds.flatMap((kind) =>
    locales.flatMap((locale) => {
      const unknown = unknownPlaceholders(draft[kind][locale])
      return unknown.length > 0 ? [{ kind, field: `${kind}.${locale}`, unknown }] : []
    }),
  )
