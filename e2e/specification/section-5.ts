import type { Section } from "./section.ts"

const form = "e2e/order-form.spec.ts"
const listing = "core/listing.test.ts"
const address = "core/listing-params.test.ts"
const inOrder = [
  `${form} › what is missing is said in its order, and nothing is sent`,
  "core/order-check.test.ts › always names the first empty field in the order of the specification",
  "app/order-form/answer-order.shop.test.ts › checks in the order of the specification and keeps what was typed",
] as const

export const section5: Section = {
  title: "section 5. Validation rules",
  rows: [
    [
      "Stock: the cart quantity must not exceed the product's quantity.",
      "core/cart.test.ts › stock, minimum and totals hold, and a refusal changes nothing",
      "core/cart.test.ts › goes up while the stock allows",
    ],
    [
      "Slug lookup: the product must exist, else 'Product not found'.",
      "e2e/errors.spec.ts › a product that the shop does not have: 'Product not found'",
      "e2e/product-variants.spec.ts › an unknown product is a 404 on every product page",
    ],
    [
      "Categories lookup must return at least one, else 'Categories not found'.",
      "e2e/errors.spec.ts › an API without categories: 'Categories not found', on a page that a shopper understands",
    ],
    [
      "App settings must have data, else 'App settings not found'.",
      "e2e/errors.spec.ts › an API without settings: 'App settings not found', on a page that a shopper understands",
    ],
    [
      "Clearing the cart requires confirmation: 'Are you sure deleted your all cart items ?'.",
      "e2e/cart-page.spec.ts › clearing asks first",
      "app/i18n/quoted-messages.test.ts › the English messages are the specification's, character for character",
    ],

    [
      "On clicking buy, the following are checked in this order. Each failure shows an alert and sends no request:",
      ...inOrder,
    ],
    ["wilaya or commune missing: 'Please select wilaya and commune';", ...inOrder],
    ["mobile empty: 'Please enter your mobile number';", ...inOrder],
    ["first name empty: 'Please enter your first name';", ...inOrder],
    ["last name empty: 'Please enter your last name'.", ...inOrder],
    [
      "No format check on mobile is shown.",
      `${form} › a spinner stands in for the buy button until the order is answered; any mobile number is taken`,
      "core/order-check.test.ts › accepts a mobile of any shape",
    ],
    [
      "The minimum quantity is 1 and no maximum is shown.",
      "core/chosen-quantity.test.ts › never goes below 1, whatever is pressed",
      `${form} › the quantity changes by its buttons alone, and the amount with it`,
    ],
    [
      "The quantity input is read-only and changes only through the stepper buttons.",
      `${form} › the quantity changes by its buttons alone, and the amount with it`,
    ],
    [
      "The commune list depends on the chosen wilaya and is disabled without a wilaya.",
      `${form} › the communes are those of the wilaya, and without one there is nothing to choose`,
      "app/order-form/answer-order.shop.test.ts › takes a commune of another wilaya for none, and gives the right ones to choose from",
    ],

    [
      "Query filters: minPrice, maxPrice, status (on-sale, in-stock), category, subCategory, brand, searchText, productType (case-insensitive).",
      `${listing} › take the lower or the upper price alone, both ends included`,
      `${listing} › take what is in stock, and what is on sale`,
      `${listing} › find a product by its category and by its sub-category`,
      `${listing} › take a brand, a kind of product, and words`,
      `${listing} › give only products that pass each one, and all of those`,
      `${address} › takes values in any case and brands by name`,
      "e2e/listing.spec.ts › every filter of the address narrows the listing and can be taken off",
    ],
    [
      "The price range defaults from 0 to the highest catalogue price.",
      `${listing} › range from 0 to the highest price of the catalogue, whatever is filtered`,
      "e2e/listing.spec.ts › the price range is 0 to the highest price until it is narrowed",
    ],
    ["default-sorting;", `${listing} › by default keeps the filters and the catalogue's order`],
    [
      "low-to-hight (also written low-to-high);",
      `${address} › takes both spellings of low to high`,
      `${listing} › is by price in either direction`,
      "e2e/listing.spec.ts › the sort options order the listing",
    ],
    [
      "high-to-low;",
      `${listing} › is by price in either direction`,
      "e2e/listing.spec.ts › the sort options order the listing",
    ],
    [
      "new-added (the last 8 items in one filter, the last 6 in search);",
      `${listing} › by what is new keeps the last 8 added, newest first, and 6 in search`,
      "e2e/listing.spec.ts › the sort options order the listing",
      "e2e/search.spec.ts › a search keeps its universe, its text through filters, and shows the last 6 as new",
    ],
    [
      "on-sale (discount above 0).",
      `${listing} › by what is on sale shows products with a discount only`,
      "e2e/listing.spec.ts › the sort options order the listing",
    ],
  ],
}
