// npm test -- shops: every page of shops in one language, with one product and with nothing, opened in a browser.
// --into=FOLDER takes a picture of each, on a phone and on a desk.
import { resolve } from "node:path"
import { parseArgs } from "node:util"
import { runLongBrowserTest } from "./long-browser-test.mjs"

const { values } = parseArgs({ options: { into: { type: "string" } } })
await runLongBrowserTest(
  "small-shops.spec.ts",
  { SHOPS: "all", ...(values.into && { SCREENS: resolve(values.into) }) },
  [],
)
