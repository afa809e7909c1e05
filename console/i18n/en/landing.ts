/** Landing pages and what came of them. */
export const landing = {
  "landing.add": "Make a landing page",
  "landing.hint":
    "One product with its pictures, price and order form, for an advertisement. Nothing on it leads elsewhere, and its visitors and orders are counted apart.",
  "landing.none": "No landing page yet. Make one from a product.",
  "landing.period": "Period",
  "landing.days": { one: "{n} day", other: "{n} days" },
  "landing.visits": "Visitors",
  "landing.orders": "Orders",
  "landing.delivered": "Delivered",
  "landing.conversion": "Conversion rate",
  "landing.gone": "Its product is gone",
  "landing.product": "Product",
  "landing.noProduct": "Choose a product",
  "landing.slugHint": "After /lp/. Lower-case Latin letters, digits and hyphens.",
  "landing.slugTaken": "Another landing page has this address",
  "landing.taken":
    "Another landing page has this address, or there are {n} landing pages already ({all} with the removed ones).",
  "landing.back": "All landing pages",
  "landing.parts": "Parts of the landing page",
  "landing.own": "Texts and address",
  "landing.sections": "Sections",
  "landing.sectionsHint":
    "Sections stand above or below the order form. Nothing leads elsewhere: their buttons lead to the order form.",
  "landing.shown": "Show the page in the shop",
  "landing.savedHidden": "Saved. Shoppers do not see it yet.",
  "landing.indexed": "Let search engines list it",
  "landing.indexedHint": "Without it they are sent to the product’s own page, so that the two do not compete.",
  "landing.heading": "Heading",
  "landing.headingHint": "Empty: the product’s name.",
  "landing.text": "Text",
  "landing.textHint": "Empty: the product’s short description.",
}
