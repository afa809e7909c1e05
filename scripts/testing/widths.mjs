// npm test -- widths: every route in three languages at eight widths: nothing scrolls sideways, no text is cut.
import { runLongBrowserTest } from "./long-browser-test.mjs"

await runLongBrowserTest("every-width.spec.ts", { WIDTHS: "all" })
