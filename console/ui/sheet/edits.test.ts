import { expect, test } from "vitest"
import { type Draft, withoutStored } from "./edits.ts"

test("what was typed while the rest was being stored stays", () => {
  const draft: Draft = { edits: { "16.home": "450", "16.desk": "300", "31.home": "700" }, past: [{}] }
  const left = withoutStored(draft, { "16.home": "400", "16.desk": "300" })
  expect(left).toEqual({ edits: { "16.home": "450", "31.home": "700" }, past: [] })
})
