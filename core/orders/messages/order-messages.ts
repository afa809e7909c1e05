import type { Texts } from "../../i18n/texts.ts"
import type { CallOutcome, OrderStatus } from "../order-status.ts"

/** Kinds of messages to buyers: one for each status of an order, with two for the calls that settled nothing and one for a delivery
 *  that failed. */
export const messageKinds = [
  "new",
  "no-answer",
  "postponed",
  "confirmed",
  "preparing",
  "shipped",
  "failed-attempt",
  "delivered",
  "returning",
  "returned",
  "cancelled",
] as const
export type MessageKind = (typeof messageKinds)[number]

/** Placeholders of a message, written in braces: `{name}`. */
export const messagePlaceholders = [
  "name",
  "number",
  "goods",
  "total",
  "payment",
  "place",
  "carrier",
  "tracking",
  "private",
  "link",
  "shop",
] as const
export type MessagePlaceholder = (typeof messagePlaceholders)[number]

/** Characters of a message; with an address around it, WhatsApp opens it from a link. */
export const maxMessageLength = 1000

/** The messages of a shop; "" = the one that every shop begins with. */
export type OrderMessages = Record<MessageKind, Texts>

const placeholder = /\{([^{}]*)\}/g

const isPlaceholder = (name: string): name is MessagePlaceholder => messagePlaceholders.some((one) => one === name)

/** The names in braces that stand for nothing, as they were typed. */
export const unknownPlaceholders = (text: string): string[] =>
  [...text.matchAll(placeholder)].flatMap(([typed, name = ""]) => (isPlaceholder(name) ? [] : [typed]))

/** The message that an order's status asks for. */
export function messageKindOf({
  status,
  callOutcome,
}: {
  status: OrderStatus
  callOutcome: CallOutcome | null
}): MessageKind {
  if (status !== "to-call-again") return status
  return callOutcome === "postponed" ? "postponed" : "no-answer"
}

/** A message with the facts of an order. A line that names a fact which the order does not have is left out. */
export function fillMessage(text: string, facts: Record<MessagePlaceholder, string | null>): string {
  const factOf = (name: string) => (isPlaceholder(name) ? facts[name] || null : null)
  return text
    .split("\n")
    .filter((line) => [...line.matchAll(placeholder)].every(([, name = ""]) => factOf(name) !== null))
    .map((line) => line.replace(placeholder, (_, name: string) => factOf(name) ?? ""))
    .join("\n")
    .trim()
}
