import type { Section } from "./section.ts"

const toast =
  "e2e/toasts.spec.ts › a toast stands at the top in the middle for 3 seconds, waits under the pointer, goes at a click or a drag"

export const section9: Section = {
  title: "section 9. Business constants and limits",
  rows: [
    [
      "Currency DZD, shown as DA, French locale, two decimals by default.",
      "core/money.test.ts › writes dinars in the French locale with two decimals",
    ],
    [
      "The initial chosen quantity and the minimum quantity are 1.",
      "core/chosen-quantity.test.ts › starts at 1 and goes up by 1",
      "core/chosen-quantity.test.ts › never goes below 1, whatever is pressed",
    ],
    [
      "The short description is truncated at 100 characters followed by an ellipsis when longer.",
      "core/short-description.test.ts › cuts the 101st character off and puts an ellipsis",
      "e2e/order-form.spec.ts › the short description starts folded and unfolds",
    ],
    [
      "Sample discounts range from 0 to 15 percent.",
      "api/products.test.ts › has discounts of 0 to 15 percent in the sample shop",
    ],
    ["Toasts: top-center, auto-close 3000 ms, progress bar shown, close on click, pause on hover, draggable.", toast],
    [
      "On order success, confetti fires 3 times, 1 second apart, with 500 particles each (the default is 150).",
      "app/confirmation/confetti.test.ts › is thrown 3 times, 1 second apart, with 500 particles each",
      "e2e/confetti.spec.ts › a placed order is celebrated: confetti flies over the confirmation",
    ],
    ["The order date is in ISO format.", "app/order-form/answer-order.shop.test.ts › dates the order in ISO format"],
    [
      "Build check interval: 1 hour.",
      "e2e/build-updates.spec.ts › the first look comes one second after the start, the next one an hour later",
      "e2e/build-updates.spec.ts › a build that comes within the hour is announced, and taken at the next change of page",
    ],
    [
      "Manifest fetch starts 1 second after start-up and is skipped on very slow connections.",
      "e2e/build-updates.spec.ts › the first look comes one second after the start, the next one an hour later",
      `e2e/build-updates.spec.ts › nobody is asked to pay for it where bytes are dear: \${JSON.stringify(connection)}`,
    ],
    [
      "Idle fallback delay: 50 ms.",
      "e2e/link-preloads.spec.ts › a browser that does not tell when it is idle preloads after 50 ms",
    ],
    [
      "At most 4 route preloads at once.",
      "e2e/link-preloads.spec.ts › at most 4 preloads run at once, and what waits follows",
    ],
    [
      "Chunk-reload guard: 10 seconds.",
      "e2e/chunk-failure.spec.ts › a panel whose code is gone has the page loaded again, once per path within 10 seconds",
    ],
    [
      "Delivery prices per wilaya: see section 3.",
      "api/wilayas.test.ts › has the prices of section 3 of the specification, and no others",
    ],
    [
      "Whether delivery price is added to the amount is not shown.",
      "core/delivery.test.ts › adds the delivery price to the amount and takes the discount off",
    ],
  ],
}
