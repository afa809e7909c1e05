import type { Section } from "./section.ts"

const senses = "e2e/senses.spec.ts"

/** What the shop promises beside the sentences of the specification. */
export const withoutJavaScript: Section = {
  title: "without JavaScript",
  rows: [
    [
      "Browse",
      "e2e/journey.spec.ts › home shows the shop in its language and leads to the listing",
      "e2e/without-javascript.spec.ts › without a script the menu leads to a product, its pictures and the other language",
      "e2e/kept.spec.ts › shared lists are there to look at",
      "e2e/product-variants.spec.ts › the play button is a plain link to the video",
    ],
    [
      "Filter, sort and page",
      "e2e/without-javascript.spec.ts › without a script a listing is filtered by its form, sorted, paged, and freed of its filters",
      "e2e/journey.spec.ts › the listing filters, sorts and pages",
    ],
    ["Search", "e2e/search.spec.ts › the search form searches, a typo is forgiven, load more is a link"],
    ["Order", "e2e/journey.spec.ts › a product is ordered and the order is confirmed"],
    [
      "Read and write",
      "e2e/without-javascript.spec.ts › without a script the blog is searched, paged and read, and the pages of information too",
      "e2e/reading.spec.ts › a message is refused with what was typed, then sent",
    ],
  ],
}

export const routeChange: Section = {
  title: "section 2. Route change behaviour",
  rows: [
    [
      "search bar toggle and mobile menu toggle, both closed on every route change",
      "e2e/route-change.spec.ts › search, menu and filters close",
    ],
    [
      "product filters reset",
      "e2e/route-change.spec.ts › filters that are unfolded go, and what was typed in them and not sent",
      "e2e/search.spec.ts › back and forward set the filters again; another listing starts without them",
    ],
    [
      "any modal backdrop is removed",
      "e2e/route-change.spec.ts › cart panel and quick view go with the page that they lie over",
      "e2e/route-change.spec.ts › the video goes with its page",
    ],
    ["the chosen quantity resets to 1", "e2e/order-form.spec.ts › another page begins with a quantity of 1"],
  ],
}

export const accessibility: Section = {
  title: "accessibility",
  rows: [
    ["No axe violation on any route in three languages", `e2e/every-route.spec.ts › \${row.route} in \${locale}`],
    [
      "The whole purchase by keyboard",
      "e2e/keyboard.spec.ts › the whole purchase by keyboard: menu, filter, product, colour, quantity, form, confirmation",
    ],
    [
      "Focus shown and never lost",
      "e2e/keyboard.spec.ts › a change of page moves the focus to its heading, back and forward too",
      "e2e/keyboard.spec.ts › every panel gives the focus back to what has opened it",
    ],
    [
      "Live regions for cart and form",
      `${senses} › what changes is read out: the places are there before the words, in cart and form`,
    ],
    ["Less motion", `${senses} › nothing moves by itself: no confetti, no smooth scrolling, no transitions`],
    ["Forced colours", `${senses} › what the shop says by colour is still said, and every icon and the focus are seen`],
    [
      "Zoom of 200 %, of the page and of the text alone",
      `${senses} › pages fit, and an order is placed`,
      "e2e/large-text.spec.ts › text of twice the size fits the window, and the shop is used as before",
      "e2e/large-text.spec.ts › nothing scrolls sideways, on any kind of page",
    ],
  ],
}
