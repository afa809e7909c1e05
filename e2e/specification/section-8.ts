import type { Section } from "./section.ts"

export const section8 = {
  title: "section 8. Error catalogue",
  sentences: {
    "@8-order-failed": "'Failed to place order', shown when the response has no data or the request throws.",
    "@8-order-failure-logged": "The error is logged.",
    "@8-order-alerts": "The four validation alerts listed in section 5.",
    "@8-out-of-stock": "'Out of stock {title}' | error",
    "@8-no-more-quantity": "'No more quantity available for this product!' | error",
    "@8-added-with-quantity": "'{n} {title} added to cart' | success",
    "@8-added-to-cart": "'{title} added to cart' | success",
    "@8-decremented": "'Decrement Quantity For {title}' | info",
    "@8-removed-from-cart": "'{title} remove to cart' | error",
    "@8-added-to-compare": "'{title} added to compare' | success",
    "@8-removed-from-compare": "'{title} remove to compare' | error",
    "@8-added-to-wishlist": "'{title} added to wishlist' | success",
    "@8-removed-from-wishlist": "'{title} remove to wishlist' | error",
    "@8-not-found-messages": "'Product not found', 'Categories not found', 'App settings not found'.",
    "@8-unknown-page":
      "Unknown page: 404 with 'Page not found: {path}', or 'Page Not Found: {path}' when validation fails.",
    "@8-unknown-middleware": "Unknown route middleware raises an error.",
    "@8-chunk-reload": "A failed chunk load triggers a page reload, limited to once per path within 10 seconds.",
  },
} satisfies Section
