import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { Swatch } from "./swatch.tsx"

it("has its colour without a style, of which a page has few", () => {
  const html = renderToStaticMarkup(<Swatch hex="#c2512f" />)
  expect(html).toContain('fill="#c2512f"')
  expect(html).not.toContain("style=")
})
