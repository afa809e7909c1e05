import type { Section } from "./section.ts"

export const section4 = {
  title: "section 4. States and transitions",
  sentences: {
    "@4-stock-values": "Values: in-stock, out-of-stock.",
    "@4-cart-out-of-stock": "Adding an out-of-stock product is refused.",
    "@4-cart-adds-chosen-quantity":
      "Adding a product already in the cart increases its orderQuantity by the chosen quantity if stock allows.",
    "@4-cart-no-more-stock": "Otherwise it is refused and the chosen quantity resets to 1.",
    "@4-cart-first-quantity": "A new product enters with orderQuantity 1.",
    "@4-cart-decrement": "Decrementing a cart item shows an info message.",
    "@4-cart-remove": "Removing a product deletes it.",
    "@4-cart-clear": "Clearing the cart asks for confirmation.",
    "@4-lists-stored": "The cart and the compare list are saved to local storage and reloaded at start.",
    "@4-cart-totals": "Totals: the sum of price times orderQuantity, and the sum of quantities.",
    "@4-quantity-steps": "Starts at 1, increments by 1, decrements but never goes below 1.",
    "@4-quantity-resets": "It resets to 1 on route change and when a quick-view product is opened.",
    "@4-compare-toggle": "Adding an item already present removes it.",
    "@4-wishlist-toggle": "Toggling adds the product if absent and removes it if present.",
    "@4-wishlist-remove": "Explicit removal also exists.",
    "@4-wishlist-stored": "Every change is saved to local storage, and the list is restored on start.",
    "@4-order-submitting":
      "idle, then submitting (a spinner replaces the buy button), then on success navigation to the confirmation page.",
    "@4-order-failure": "On failure it returns to idle with an alert.",
    // A defect that the specification describes, and this shop does not have.
    "@4-order-button-returns":
      "The submitting flag is cleared only on success, so after a failure the spinner may stay.",
    "@4-description-toggle": "Description starts collapsed and toggles to expanded.",
    "@4-order-first-quantity": "Quantity starts at 1.",
    "@4-colour-choice": "Choosing a colour sets the selected colour and the main image.",
    "@4-order-defaults": "Defaults: wilaya Alger, commune Kouba, colour is the first colour's name if colours exist.",
    "@4-order-amount": "The amount equals unit price times quantity, recalculated when the quantity changes.",
    "@4-build-check": "The product checks for a new build.",
    "@4-chunk-reload": "A failed chunk load triggers a page reload, at most once per path within a time window.",
  },
} satisfies Section
