import type { Section } from "./section.ts"

const words = "app/i18n/quoted-messages.test.ts › the English messages are the specification's, character for character"
const cartToasts = "e2e/toasts.spec.ts › the cart's toasts say what the specification says"
const otherToasts = "e2e/toasts.spec.ts › the toasts of wishlist and comparison say what the specification says"

export const section8: Section = {
  title: "section 8. Error catalogue",
  rows: [
    [
      "'Failed to place order', shown when the response has no data or the request throws.",
      "e2e/order-form.spec.ts › after a failure the alert says so, all that was typed is kept, and the button works again",
      "app/order-form/answer-order.shop.test.ts › gives the form back when the API answers with %s, logs it, and places the order at the next try",
      words,
    ],
    [
      "The error is logged.",
      "app/order-form/answer-order.shop.test.ts › gives the form back when the API answers with %s, logs it, and places the order at the next try",
    ],
    [
      "The four validation alerts listed in section 5.",
      "e2e/order-form.spec.ts › what is missing is said in its order, and nothing is sent",
      words,
    ],

    ["'Out of stock {title}' | error", cartToasts, words],
    ["'No more quantity available for this product!' | error", cartToasts, words],
    ["'{n} {title} added to cart' | success", cartToasts, words],
    ["'{title} added to cart' | success", cartToasts, words],
    ["'Decrement Quantity For {title}' | info", cartToasts, words],
    ["'{title} remove to cart' | error", cartToasts, words],
    ["'{title} added to compare' | success", otherToasts, words],
    ["'{title} remove to compare' | error", otherToasts, words],
    ["'{title} added to wishlist' | success", otherToasts, words],
    ["'{title} remove to wishlist' | error", otherToasts, words],

    [
      "'Product not found', 'Categories not found', 'App settings not found'.",
      "e2e/errors.spec.ts › a product that the shop does not have: 'Product not found'",
      "e2e/errors.spec.ts › an API without categories: 'Categories not found', on a page that a shopper understands",
      "e2e/errors.spec.ts › an API without settings: 'App settings not found', on a page that a shopper understands",
    ],

    [
      "Unknown page: 404 with 'Page not found: {path}', or 'Page Not Found: {path}' when validation fails.",
      "e2e/errors.spec.ts › an unknown page says 'Page not found: {path}', one in an unknown language 'Page Not Found: {path}'",
      "e2e/homes.spec.ts › /404 answers 404 with a way home",
    ],
    [
      "Unknown route middleware raises an error.",
      "app/middleware/route-middleware.test.ts › raises an error for a name that is no middleware",
      "app/routes.test.ts › names a layout and middleware that exist, and runs what it names",
    ],
    [
      "A failed chunk load triggers a page reload, limited to once per path within 10 seconds.",
      "e2e/chunk-failure.spec.ts › a screen whose code is gone is loaded as a whole page, once; then comes the error page",
      "e2e/chunk-failure.spec.ts › a panel whose code is gone has the page loaded again, once per path within 10 seconds",
    ],
  ],
}
