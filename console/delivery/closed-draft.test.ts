import { expect, test } from "vitest"
import { toClosedDraft, toCommuneChanges, withOpen } from "./closed-draft.ts"

const loaded = toClosedDraft({
  rows: [
    { wilaya: 6, commune: "Akbou" },
    { wilaya: 16, commune: "Bab El Oued" },
  ],
})

test("only what was changed is sent", () => {
  const draft = {
    ...loaded,
    closed: withOpen(withOpen(loaded.closed, ["6 Akbou", "6 Amizour"], ["6 Akbou", "6 Amizour"]), ["9 Blida"], []),
  }
  expect(toCommuneChanges(loaded, draft)).toEqual([
    { wilaya: 6, commune: "Akbou", loaded: true, closed: false },
    { wilaya: 9, commune: "Blida", loaded: false, closed: true },
  ])
})

test("what was closed and opened again is no change", () => {
  const closed = withOpen(
    withOpen(loaded.closed, ["9 Blida", "9 Mouzaia"], []),
    ["9 Blida", "9 Mouzaia"],
    ["9 Blida", "9 Mouzaia"],
  )
  expect(closed).toEqual(loaded.closed)
  expect(toCommuneChanges(loaded, { ...loaded, closed })).toEqual([])
})
