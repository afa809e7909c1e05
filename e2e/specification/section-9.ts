import type { Section } from "./section.ts"

export const section9 = {
  title: "section 9. Business constants and limits",
  sentences: {
    "@9-currency": "Currency DZD, shown as DA, French locale, two decimals by default.",
    "@9-quantity-one": "The initial chosen quantity and the minimum quantity are 1.",
    "@9-short-description": "The short description is truncated at 100 characters followed by an ellipsis when longer.",
    "@9-sample-discounts": "Sample discounts range from 0 to 15 percent.",
    "@9-toasts":
      "Toasts: top-center, auto-close 3000 ms, progress bar shown, close on click, pause on hover, draggable.",
    "@9-confetti":
      "On order success, confetti fires 3 times, 1 second apart, with 500 particles each (the default is 150).",
    "@9-order-date": "The order date is in ISO format.",
    "@9-build-check-interval": "Build check interval: 1 hour.",
    "@9-manifest-fetch": "Manifest fetch starts 1 second after start-up and is skipped on very slow connections.",
    "@9-idle-fallback": "Idle fallback delay: 50 ms.",
    "@9-route-preloads": "At most 4 route preloads at once.",
    "@9-chunk-reload-guard": "Chunk-reload guard: 10 seconds.",
    "@9-delivery-prices": "Delivery prices per wilaya: see section 3.",
    "@9-delivery-in-amount": "Whether delivery price is added to the amount is not shown.",
  },
} satisfies Section
