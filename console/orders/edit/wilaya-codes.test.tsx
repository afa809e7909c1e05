import { renderToStaticMarkup } from "react-dom/server"
import { expect, test } from "vitest"
import { WilayaCodes } from "./wilaya-codes.tsx"

const text = (wilayaCode2026: number) =>
  renderToStaticMarkup(<WilayaCodes wilayaCode={28} wilayaCode2026={wilayaCode2026} />).replaceAll(/<[^>]+>/g, "")

test("a slip has the code that carriers know, and beside it the wilaya of 2026 where the commune has moved", () => {
  expect(text(28)).toBe("(28)")
  expect(text(68)).toBe("(28) · Bou Saâda (68)")
})
