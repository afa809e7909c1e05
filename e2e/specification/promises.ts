import type { Section } from "./section.ts"

export const routeChange = {
  title: "section 2. Route change behaviour",
  sentences: {
    "@2-panels-close": "search bar toggle and mobile menu toggle, both closed on every route change",
    "@2-filters-reset": "product filters reset",
    "@2-backdrop-removed": "any modal backdrop is removed",
    "@2-quantity-resets": "the chosen quantity resets to 1",
  },
} satisfies Section

/** What the shop promises beside the sentences of the specification. */
export const withoutJavaScript = {
  title: "without JavaScript",
  sentences: {
    "@no-script-browse": "Browse",
    "@no-script-filter-sort-page": "Filter, sort and page",
    "@no-script-search": "Search",
    "@no-script-order": "Order",
    "@no-script-read-and-write": "Read and write",
  },
} satisfies Section

export const accessibility = {
  title: "accessibility",
  sentences: {
    "@accessibility-axe": "No axe violation on any route in three languages",
    "@accessibility-purchase-by-keyboard": "The whole purchase by keyboard",
    "@accessibility-focus": "Focus shown and never lost",
    "@accessibility-live-regions": "Live regions for cart and form",
    "@accessibility-less-motion": "Less motion",
    "@accessibility-forced-colours": "Forced colours",
    "@accessibility-zoom": "Zoom of 200 %, of the page and of the text alone",
  },
} satisfies Section
