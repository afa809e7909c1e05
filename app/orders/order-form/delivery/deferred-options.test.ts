import { expect, test } from "vitest"
import { allOptions, deferredOptions } from "./deferred-options.ts"

const options = [
  { value: "", label: "Choisir" },
  { value: "Alger", label: "16 · Alger" },
  { value: 'L"<a>', label: "A & <b>" },
]

test("shows the selected option, and has the others as text where they stand", () => {
  expect(deferredOptions(options, "Alger")).toBe(
    '<noscript data-deferred=""><option value="">Choisir</option></noscript>' +
      '<option value="Alger" selected="">16 · Alger</option>' +
      '<noscript data-deferred=""><option value="L&quot;&lt;a>">A &amp; &lt;b></option></noscript>\n',
  )
})

test("shows the first option where none is selected", () => {
  expect(deferredOptions(options, "Oran")).toMatch(/^<option value="">Choisir<\/option><noscript/)
  expect(deferredOptions(options, "")).toMatch(/^<option value="" selected="">Choisir<\/option><noscript/)
  expect(deferredOptions([], "Oran")).toBe("")
})

test("has all options as elements again", () => {
  const all = allOptions(deferredOptions(options, "Alger"))
  expect(all).not.toContain("noscript")
  expect(all.match(/<option /g)).toHaveLength(3)
  expect(allOptions(all)).toBe(all)
})
