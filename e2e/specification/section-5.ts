import type { Section } from "./section.ts"

export const section5 = {
  title: "section 5. Validation rules",
  sentences: {
    "@5-cart-stock": "Stock: the cart quantity must not exceed the product's quantity.",
    "@5-product-slug": "Slug lookup: the product must exist, else 'Product not found'.",
    "@5-categories-lookup": "Categories lookup must return at least one, else 'Categories not found'.",
    "@5-settings-lookup": "App settings must have data, else 'App settings not found'.",
    "@5-cart-clear-question": "Clearing the cart requires confirmation: 'Are you sure deleted your all cart items ?'.",
    "@5-order-check-sequence":
      "On clicking buy, the following are checked in this order. Each failure shows an alert and sends no request:",
    "@5-order-place-missing": "wilaya or commune missing: 'Please select wilaya and commune';",
    "@5-order-mobile-missing": "mobile empty: 'Please enter your mobile number';",
    "@5-order-firstname-missing": "first name empty: 'Please enter your first name';",
    "@5-order-lastname-missing": "last name empty: 'Please enter your last name'.",
    "@5-mobile-any-format": "No format check on mobile is shown.",
    "@5-quantity-minimum": "The minimum quantity is 1 and no maximum is shown.",
    "@5-quantity-read-only": "The quantity input is read-only and changes only through the stepper buttons.",
    "@5-communes-of-wilaya": "The commune list depends on the chosen wilaya and is disabled without a wilaya.",
    "@5-listing-filters":
      "Query filters: minPrice, maxPrice, status (on-sale, in-stock), category, subCategory, brand, searchText, productType (case-insensitive).",
    "@5-price-range": "The price range defaults from 0 to the highest catalogue price.",
    "@5-default-sorting": "default-sorting;",
    "@5-low-to-high": "low-to-hight (also written low-to-high);",
    "@5-high-to-low": "high-to-low;",
    "@5-new-added": "new-added (the last 8 items in one filter, the last 6 in search);",
    "@5-on-sale": "on-sale (discount above 0).",
  },
} satisfies Section
