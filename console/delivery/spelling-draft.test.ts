import { expect, test } from "vitest"
import { communeKey, toSpellingChanges, toSpellingDraft, typed } from "./spelling-draft.ts"

const loaded = toSpellingDraft({
  carrier: "zr",
  rows: [
    { wilaya: 16, commune: "Bab El Oued", name: "BEO" },
    { wilaya: 6, commune: "Akbou", name: "AKBOU" },
  ],
})

test("what is loaded is no change, in whatever order it is typed again", () => {
  const key = communeKey(16, "Bab El Oued")
  const again = typed(typed(loaded.names, key, ""), key, "BEO")
  expect(JSON.stringify(again)).toBe(JSON.stringify(loaded.names))
  expect(toSpellingChanges(loaded, { ...loaded, names: again })).toEqual([])
})

test("a new spelling, another one and none are sent beside what was read", () => {
  const names = typed(
    typed({ [communeKey(6, "Akbou")]: "AKBU" }, communeKey(6, "Amizour"), " AMIZ "),
    communeKey(6, "Tichy"),
    "  ",
  )
  expect(toSpellingChanges(loaded, { ...loaded, names })).toEqual([
    { wilaya: 16, commune: "Bab El Oued", loaded: "BEO", name: null },
    { wilaya: 6, commune: "Akbou", loaded: "AKBOU", name: "AKBU" },
    { wilaya: 6, commune: "Amizour", loaded: null, name: "AMIZ" },
  ])
})
