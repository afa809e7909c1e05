// npm run screens -- NAME: pictures of screens, for README.md, docs/ and whoever looks at them.
import { runNamed } from "./help.mjs"

const only = { "--only=WORDS": "the screens whose name matches, such as cart|wishlist" }
const into = { "--into=FOLDER": "full pictures of each into a folder, and nothing into docs/" }

await runNamed("npm run screens --", {
  storefront: {
    does: "every screen of the shop with the sample data, in French and Arabic, on a phone and a desk, into docs/",
    settings: {
      ...only,
      ...into,
      "--sheets=FOLDER": "contact sheets alone, into a folder",
      "--widths=390,1280": "of these windows",
      "--languages=fr,ar": "in these languages",
      "--scheme=light": "light or dark",
      "--at=ADDRESS": "of a shop that already runs",
    },
    run: () => import("./screens/storefront.mjs"),
  },
  console: {
    does: "every screen of the console over a shop with many orders, in French and Arabic, on a phone and a desk, into docs/",
    settings: { ...only, ...into },
    run: () => import("./screens/console.mjs"),
  },
  "first-shop": {
    does: "each step of a merchant's first day, from nothing to the first parcel",
    settings: { "--into=FOLDER": "where the pictures go (test-results/first-shop)" },
    run: () => import("./screens/first-shop.mjs"),
  },
})
