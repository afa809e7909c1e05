// npm run screens -- NAME: pictures of screens, for README.md, docs/ and whoever looks at them.
import { runNamed } from "./help.mjs"

const settings = {
  "--only=WORDS": "the screens whose name matches, such as cart|wishlist",
  "--into=FOLDER": "full pictures of each into a folder, and nothing into docs/",
  "--sheets=FOLDER": "contact sheets alone, into a folder",
  "--window": "of the window alone, as it opens, not of the whole page",
  "--widths=390,1280": "of these windows: 360, 390, 768, 1280, 1536",
  "--languages=fr,ar": "in these languages",
  "--scheme=light": "light, dark or light,dark",
}

await runNamed("npm run screens --", {
  storefront: {
    does: "every screen of the shop with the sample data, in French and Arabic, on a phone and a desk, into docs/",
    settings: { ...settings, "--at=ADDRESS": "of a shop that already runs" },
    run: () => import("./screens/storefront.mjs"),
  },
  console: {
    does: "every screen of the console over a shop with many orders, in French and Arabic, on a phone and a desk, into docs/",
    settings,
    run: () => import("./screens/console.mjs"),
  },
  "first-shop": {
    does: "each step of a merchant's first day, from nothing to the first parcel",
    settings: { "--into=FOLDER": "where the pictures go (test-results/first-shop)" },
    run: () => import("./screens/first-shop.mjs"),
  },
})
