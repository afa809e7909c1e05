import { expect, test } from "vitest"
import { changesOf, draftOf, keyOf, typed } from "./spelling-draft.ts"

const loaded = draftOf({
  carrier: "zr",
  rows: [
    { wilaya: 16, commune: "Bab El Oued", name: "BEO" },
    { wilaya: 6, commune: "Akbou", name: "AKBOU" },
  ],
})

test("what is loaded is no change, in whatever order it is typed again", () => {
  const key = keyOf(16, "Bab El Oued")
  const again = typed(typed(loaded.names, key, ""), key, "BEO")
  expect(JSON.stringify(again)).toBe(JSON.stringify(loaded.names))
  expect(changesOf(loaded, { ...loaded, names: again })).toEqual([])
})

test("a new spelling, another one and none are sent beside what was read", () => {
  const names = typed(typed({ [keyOf(6, "Akbou")]: "AKBU" }, keyOf(6, "Amizour"), " AMIZ "), keyOf(6, "Tichy"), "  ")
  expect(changesOf(loaded, { ...loaded, names })).toEqual([
    { wilaya: 16, commune: "Bab El Oued", loaded: "BEO", name: null },
    { wilaya: 6, commune: "Akbou", loaded: "AKBOU", name: "AKBU" },
    { wilaya: 6, commune: "Amizour", loaded: null, name: "AMIZ" },
  ])
})
