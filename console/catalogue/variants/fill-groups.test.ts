import { expect, it } from "vitest"
import { fillGroups } from "./fill-groups.ts"

const texts = (fr: string) => ({ fr, ar: "", en: "" })
const colors = ["Noir", "Blanc"].map((name) => ({ code: name.toLowerCase(), hex: "#111111", name: texts(name) }))
const sizes = ["41", "42"].map((code) => ({ code, name: texts(code) }))
const rows = colors.flatMap((color) => sizes.map((size) => ({ row: { color: color.code, size: size.code } })))

it("offers the rows of the same colour, and those of the same size", () => {
  const groups = fillGroups({ colors, sizes }, rows, rows[3], "fr")
  expect(groups.map(({ name, group }) => [name, group.map(({ row }) => `${row.color} ${row.size}`)])).toEqual([
    ["Blanc", ["blanc 41", "blanc 42"]],
    ["42", ["noir 42", "blanc 42"]],
  ])
})

it("offers none where there is one colour or one size alone, and none without a row", () => {
  expect(fillGroups({ colors: [], sizes }, rows, rows[0], "fr")).toEqual([])
  expect(fillGroups({ colors, sizes: sizes.slice(0, 1) }, rows, rows[0], "fr")).toEqual([])
  expect(fillGroups({ colors, sizes }, rows, undefined, "fr")).toEqual([])
})
