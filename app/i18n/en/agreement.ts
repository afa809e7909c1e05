import type { Message } from "#core/i18n/message.ts"

export const agreement = {
  "agreement.title": "Advertising measurement",
  "agreement.text":
    "May a social network see which pages you open and the amount of your orders? It tells us which advertisements work. It never gets your name or phone number.",
  "agreement.agree": "I agree",
  "agreement.refuse": "I refuse",
} satisfies Record<string, Message>
