// npm run screens -- first-shop: a merchant's first day from nothing to the first parcel, with a picture of each step in French
// and Arabic, on a phone and on a desk, in --into=FOLDER or in test-results/first-shop.
import { join, resolve } from "node:path"
import { parseArgs } from "node:util"
import { root } from "../install.mjs"
import { runLongBrowserTest } from "../testing/long-browser-test.mjs"

const { values } = parseArgs({ options: { into: { type: "string" } } })
const folder = values.into ? resolve(values.into) : join(root, "test-results/first-shop")
// Playwright empties its own folder for results, which is another one then.
await runLongBrowserTest("first-shop.spec.ts", { SCREENS: folder }, [`--output=${join(root, "test-results/runs")}`])
