import type { Message } from "#core/message.ts"

export const pages = {
  "pages.others": "More to know",
  "pages.updated": "Last changed on {date}.",
  "pages.freeDelivery": "Delivery is free from {amount}.",
  "pages.prices": "Delivery prices",
  "pages.prices.wilaya": "Wilaya",
  "pages.prices.home": "To your home",
  "pages.prices.desk": "To the desk",
  "pages.prices.unknown": "by phone",
  "pages.prices.others": {
    one: "In {n} other wilaya, you are told the price by phone before we send",
    other: "In the other {n} wilayas, you are told the price by phone before we send",
  },
  "construction.title": "The shop opens soon",
  "construction.text": "We are arranging the shelves. Leave your address, and you will know on the first day.",
  "construction.go": "Look around already",
  "newsletter.title": "Good prices, once a week",
  "newsletter.text": "On Thursday morning, the offers before everyone else. Nothing more.",
  "newsletter.email": "Your e-mail address",
  "newsletter.send": "Sign up",
  "newsletter.stop": "One press to stop.",
  "newsletter.done": "Thank you, your address is noted.",
  "newsletter.wrong": "This does not look like an e-mail address.",
  "newsletter.failed": "Your address could not be kept. Please try again.",
  "manifest.description": "Electronics, fashion, beauty and jewelry, paid on delivery.",
} satisfies Record<string, Message>
