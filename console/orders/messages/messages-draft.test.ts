import { expect, it } from "vitest"
import { noTexts } from "#core/i18n/texts.ts"
import { defaultMessages } from "#core/orders/messages/order-message-texts.ts"
import { type MessageKind, messageKinds } from "#core/orders/messages/order-messages.ts"
import { messageProblems, toMessagesDraft, toMessagesForm } from "./messages-draft.ts"

// It has every kind.
const texts = Object.fromEntries(messageKinds.map((kind) => [kind, noTexts])) as Record<MessageKind, typeof noTexts>
const stored = {
  updatedAt: "2026-11-29T10:00:00.000Z",
  texts: { ...texts, new: { fr: "Salut {name}", ar: "", en: "" } },
}

it("is edited with the texts that every shop begins with, and sends the shop's own alone", () => {
  const draft = toMessagesDraft(stored)
  expect(draft.new).toEqual({ ...defaultMessages.new, fr: "Salut {name}" })
  expect(toMessagesForm(draft)).toEqual(stored)
  expect(toMessagesForm({ ...draft, new: { ...draft.new, fr: "  " } }).texts.new).toEqual(noTexts)
})

it("says where a placeholder stands for nothing", () => {
  const draft = toMessagesDraft(stored)
  expect(messageProblems(draft)).toEqual([])
  const wrong = { ...draft, shipped: { ...draft.shipped, ar: "{الاسم} {number}" } }
  expect(messageProblems(wrong)).toEqual([{ kind: "shipped", field: "shipped.ar", unknown: ["{الاسم}"] }])
})
