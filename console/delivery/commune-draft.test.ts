import { expect, test } from "vitest"
import { toCommuneDraft, toCommuneFormChanges, withCommune, wrongPrices } from "./commune-draft.ts"

const plain = { closed: false, homeClosed: false, home: null, desk: null }
const loaded = toCommuneDraft({
  rows: [
    { wilaya: 6, commune: "Akbou", ...plain, closed: true },
    { wilaya: 16, commune: "Bab El Oued", ...plain, home: 650 },
  ],
})

test("only what was changed is sent", () => {
  const opened = { ...loaded, communes: withCommune(loaded, "6 Akbou", { closed: false }) }
  const draft = { ...opened, communes: withCommune(opened, "9 Blida", { homeClosed: true, desk: "450,50" }) }
  expect(toCommuneFormChanges(loaded, draft)).toEqual([
    { wilaya: 6, commune: "Akbou", loaded: { ...plain, closed: true }, values: plain },
    { wilaya: 9, commune: "Blida", loaded: plain, values: { ...plain, homeClosed: true, desk: 450.5 } },
  ])
})

test("what was changed and taken back is no change", () => {
  const closed = { ...loaded, communes: withCommune(loaded, "9 Blida", { closed: true, home: "700" }) }
  const back = { ...closed, communes: withCommune(closed, "9 Blida", { closed: false, home: "" }) }
  expect(back).toEqual(loaded)
  expect(toCommuneFormChanges(loaded, back)).toEqual([])
})

test("a price that is none is named", () => {
  const typed = withCommune(loaded, "16 Bab El Oued", { home: "cher", desk: "200000" })
  expect(wrongPrices({ communes: typed })).toEqual([
    { key: "16 Bab El Oued", field: "desk" },
    { key: "16 Bab El Oued", field: "home" },
  ])
  expect(wrongPrices(loaded)).toEqual([])
})
