import { expect, test } from "vitest"
import type { DeliveryTable } from "#api/delivery/contract-admin.ts"
import { addStep, emptyDraft, undoStep } from "../ui/sheet/edits.ts"
import { toCommuneChanges, toOwnCommunes } from "./commune-cells.ts"
import { editCells, loadedTexts, toDeliveryChanges } from "./draft.ts"
import { tariffLines } from "./tariff-edits.ts"

const values = { desk: 400, home: 700, deskServed: true, homeServed: true, daysMin: null, daysMax: null }
const table: DeliveryTable = {
  rows: [
    { code: 6, parent: null, name: "Béjaïa", namear: "بجاية", ...values },
    { code: 16, parent: null, name: "Alger", namear: "الجزائر", ...values },
  ],
  freeDeliveryThreshold: null,
  samplePrices: 0,
  isSaved: true,
}
const plain = { closed: false, homeClosed: false, home: null, desk: null }
const communes = {
  names: new Map([[6, ["Akbou", "Amizour", "Tichy"].map((name) => ({ name, namear: "" }))]]),
  own: toOwnCommunes({ rows: [{ wilaya: 6, commune: "Tichy", ...plain, home: 999 }] }),
}
const fee = (wilayaCode: number, commune: string | null, home: number | null, desk: number | null) => {
  return { wilayaCode, commune, home, desk }
}
const fees = [
  ...[fee(6, "Akbou", 750, null), fee(6, "Amizour", 650, null), fee(6, "Tichy", 650, null)],
  ...[fee(16, null, 700, null), fee(44, null, 1, 1)],
]

test("the preview names what changes alone: of wilayas and of communes, old and new", () => {
  const lines = tariffLines(fees, table, communes)
  expect(lines.map(({ key, changes }) => [key, changes])).toEqual([
    ["6", [{ field: "home", old: "700", new: "650" }]],
    ["6 Akbou", [{ field: "home", old: "", new: "750" }]],
    ["6 Tichy", [{ field: "home", old: "999", new: "" }]],
  ])
  // What is there already is no change.
  expect(tariffLines([fee(16, null, 700, 400)], table, communes)).toEqual([])
})

test("chosen lines become edits of the grid, which are stored as any others and can be taken back", () => {
  const lines = tariffLines(fees, table, communes).filter(({ key }) => key !== "6 Tichy")
  const edits = Object.assign({}, ...lines.map((line) => line.edits)) as Record<string, string>
  const draft = editCells(emptyDraft, table, edits, communes.own)
  expect(toDeliveryChanges(table, draft.edits).rows).toMatchObject([{ code: 6, values: { home: 650, desk: 400 } }])
  expect(toCommuneChanges(communes.own, draft.edits)).toEqual([
    { wilaya: 6, commune: "Akbou", loaded: plain, values: { ...plain, home: 750 } },
  ])
  expect(undoStep(draft).edits).toEqual({})
  // After they were stored, the texts of before bring them back.
  expect(loadedTexts(draft.edits, table, communes.own)).toEqual({ "6.home": "700", "home@6 Akbou": "" })
  expect(addStep(emptyDraft, {})).toBe(emptyDraft)
})
