import type { Section } from "./section.ts"

const cart = "core/cart.test.ts"
const form = "e2e/order-form.spec.ts"

export const section4: Section = {
  title: "section 4. States and transitions",
  rows: [
    [
      "Values: in-stock, out-of-stock.",
      "api/products.test.ts › has no price, stock or status that contradict one another",
    ],

    [
      "Adding an out-of-stock product is refused.",
      `${cart} › refuses an out-of-stock product`,
      "e2e/toasts.spec.ts › the cart's toasts say what the specification says",
    ],
    [
      "Adding a product already in the cart increases its orderQuantity by the chosen quantity if stock allows.",
      `${cart} › adds the chosen quantity to a product that is already there`,
    ],
    [
      "Otherwise it is refused and the chosen quantity resets to 1.",
      `${cart} › refuses more than the stock and resets the chosen quantity`,
      "e2e/toasts.spec.ts › the cart's toasts say what the specification says",
    ],
    [
      "A new product enters with orderQuantity 1.",
      `${cart} › takes a new product in with orderQuantity 1, whatever was chosen`,
    ],
    [
      "Decrementing a cart item shows an info message.",
      `${cart} › goes down with an information`,
      "e2e/toasts.spec.ts › the cart's toasts say what the specification says",
    ],
    ["Removing a product deletes it.", `${cart} › removes a product`],
    [
      "Clearing the cart asks for confirmation.",
      "e2e/cart-page.spec.ts › clearing asks first",
      "e2e/cart.spec.ts › clearing the cart asks first",
    ],
    [
      "The cart and the compare list are saved to local storage and reloaded at start.",
      "e2e/storage.spec.ts › the three lists are plain arrays under their keys, come back at the next start, and every tab follows",
      "e2e/storage.spec.ts › damaged storage does no harm on any page, and what can be read of it is kept",
      "core/stored-cart.test.ts › stores dinars and reads them back as centimes",
      "core/stored-cart.test.ts › loads a cart that an earlier shop has written",
    ],
    [
      "Totals: the sum of price times orderQuantity, and the sum of quantities.",
      `${cart} › stock, minimum and totals hold, and a refusal changes nothing`,
      "e2e/cart-page.spec.ts › the cart's page counts, estimates the delivery, and leads to the checkout with it",
    ],

    [
      "Starts at 1, increments by 1, decrements but never goes below 1.",
      "core/chosen-quantity.test.ts › starts at 1 and goes up by 1",
      "core/chosen-quantity.test.ts › never goes below 1, whatever is pressed",
    ],
    [
      "It resets to 1 on route change and when a quick-view product is opened.",
      `${form} › another page begins with a quantity of 1`,
      "e2e/quick-view.spec.ts › the quick view begins with a quantity of 1 and closes by key, backdrop and back button",
    ],

    [
      "Adding an item already present removes it.",
      "core/compare.test.ts › adding a product that is present removes it",
    ],

    [
      "Toggling adds the product if absent and removes it if present.",
      "core/wishlist.test.ts › adds a product that is absent",
      "core/wishlist.test.ts › removes a product that is present",
      "e2e/toasts.spec.ts › the toasts of wishlist and comparison say what the specification says",
    ],
    [
      "Explicit removal also exists.",
      "core/wishlist.test.ts › removes, and can be undone at its place",
      "e2e/kept.spec.ts › a heart keeps a product, in every tab and over a reload; a removal can be undone",
    ],
    [
      "Every change is saved to local storage, and the list is restored on start.",
      "e2e/storage.spec.ts › the three lists are plain arrays under their keys, come back at the next start, and every tab follows",
      "core/stored-kept.test.ts › stores a plain array of products with id and title",
    ],

    [
      "idle, then submitting (a spinner replaces the buy button), then on success navigation to the confirmation page.",
      `${form} › a spinner stands in for the buy button until the order is answered; any mobile number is taken`,
    ],
    [
      "On failure it returns to idle with an alert.",
      `${form} › after a failure the alert says so, all that was typed is kept, and the button works again`,
    ],
    [
      // A defect that the specification describes, and this shop does not have.
      "The submitting flag is cleared only on success, so after a failure the spinner may stay.",
      `${form} › after a failure the alert says so, all that was typed is kept, and the button works again`,
    ],
    [
      "Description starts collapsed and toggles to expanded.",
      `${form} › the short description starts folded and unfolds`,
    ],
    ["Quantity starts at 1.", `${form} › it starts with one piece in the first colour, for Kouba in Alger`],
    [
      "Choosing a colour sets the selected colour and the main image.",
      `${form} › a chosen colour is the order's and its picture the main one`,
    ],
    [
      "Defaults: wilaya Alger, commune Kouba, colour is the first colour's name if colours exist.",
      `${form} › it starts with one piece in the first colour, for Kouba in Alger`,
    ],
    [
      "The amount equals unit price times quantity, recalculated when the quantity changes.",
      `${form} › the quantity changes by its buttons alone, and the amount with it`,
    ],

    [
      "The product checks for a new build.",
      "e2e/build-updates.spec.ts › a build that comes within the hour is announced, and taken at the next change of page",
    ],
    [
      "A failed chunk load triggers a page reload, at most once per path within a time window.",
      "e2e/chunk-failure.spec.ts › a screen whose code is gone is loaded as a whole page, once; then comes the error page",
      "e2e/chunk-failure.spec.ts › a panel whose code is gone has the page loaded again, once per path within 10 seconds",
    ],
  ],
}
