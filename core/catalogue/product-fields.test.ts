import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { z } from "zod"
import type { Field, Values } from "../fields/field.ts"
import { optional, textField, textsField, wholeField } from "../fields/field-kinds.ts"
import {
  columnsOf,
  emptyValues,
  fromColumns,
  fromWire,
  mapFields,
  onCards,
  onPageAlone,
  pickFields,
  schemasOf,
  toColumns,
  toWire,
} from "../fields/field-values.ts"
import { fieldCells, fileFields, mergeSaid, readFieldCells } from "./files/field-cells.ts"
import { cellReader } from "./files/file-cells.ts"
import { adminFields, privateFields, rowFields, stockFields } from "./product-fields.ts"

const word = fc.stringMatching(/^[a-z0-9]{6,12}$/)

/** Values of a field as the program has them. */
function valuesOf({ kind, empty, schema, max = 1_000_000 }: Field): fc.Arbitrary<unknown> {
  const one = {
    texts: fc.record({ fr: word, ar: word, en: word }),
    text: word,
    choice: fc.constantFrom<unknown>(empty, ...(schema instanceof z.ZodEnum ? schema.options : [])),
    amount: fc.integer({ min: 0, max: 10_000_000_000 }),
    whole: fc.integer({ min: 0, max }),
    flag: fc.boolean(),
    moment: fc.constantFrom("2026-11-29T10:00:00.000Z"),
  }[kind]
  return empty === null ? fc.option(one) : one
}
// Each value is of its field's kind.
const product = fc.record(mapFields(adminFields, valuesOf)) as fc.Arbitrary<Values<typeof adminFields>>

describe("a declared field", () => {
  it("is as it was after it was stored and read", () => {
    const fields = { ...rowFields, ...stockFields, ...privateFields }
    fc.assert(
      fc.property(product, (values) => {
        expect(fromColumns(fields, toColumns(fields, values))).toEqual(pickFields(fields, values))
      }),
    )
  })

  it("is as it was after it was sent and taken, and what is sent passes the schema", () => {
    fc.assert(
      fc.property(product, (values) => {
        const wire = toWire(adminFields, values)
        expect(z.object(schemasOf(adminFields)).parse(wire)).toEqual(wire)
        expect(fromWire(adminFields, wire)).toEqual(values)
      }),
    )
  })

  it("is as it was after a file was written and read, over whatever was there", () => {
    fc.assert(
      fc.property(product, product, (values, before) => {
        const cells = Object.entries(fieldCells(values)).map(([column, cell]) => [column, String(cell)])
        const said = readFieldCells(cellReader(Object.fromEntries(cells)))
        expect(mergeSaid(pickFields(fileFields, before), said)).toEqual(pickFields(fileFields, values))
      }),
    )
  })

  it("stays as it was where a file does not have its column", () => {
    fc.assert(
      fc.property(product, (values) => {
        const before = pickFields(fileFields, values)
        expect(mergeSaid(before, readFieldCells(cellReader({})))).toEqual(before)
      }),
    )
  })

  it("of a product's page alone is not one of its card", () => {
    const fields = {
      shown: textField(10, { column: "shown", label: "" }),
      alone: optional(wholeField(10, { column: "alone", label: "", isOnPageAlone: true })),
      words: textsField(10, { column: "words", label: "", isOnPageAlone: true }),
    }
    expect(emptyValues(onCards(fields))).toEqual({ shown: "" })
    expect(emptyValues(onPageAlone(fields))).toEqual({ alone: null, words: { fr: "", ar: "", en: "" } })
  })

  it("has a column of its own", () => {
    const columns = columnsOf(adminFields)
    expect(new Set(columns).size).toBe(columns.length)
  })
})
