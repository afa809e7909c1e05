import type { DeliveryChanges, DeliveryRow, DeliveryTable } from "#api/delivery/contract-admin.ts"
import {
  type DeliveryField,
  type DeliveryValues,
  deliveryFields,
  deliveryProblems,
  maxThreshold,
} from "#core/delivery/delivery-values.ts"
import { addStep, type Draft, type Edits } from "../ui/sheet/edits.ts"
import { type CellProblem, type CellValue, cellText, fieldKind, readCell, readDinars } from "./cell-text.ts"
import { changedCommuneCells, loadedCommuneText, type OwnCommunes } from "./commune-cells.ts"

/** The key of the amount from which delivery is free. */
export const freeKey = "free"

export const cellKey = (code: number, field: DeliveryField) => `${code}.${field}`

export type Cell = {
  /** undefined = what is written there means nothing. */
  value: CellValue | undefined
  /** The cell's text, as typed when it cannot be read. */
  text: string
  loaded: CellValue
  isChanged: boolean
  problem: CellProblem | undefined
}

type DraftRow = { row: DeliveryRow; cells: Record<DeliveryField, Cell> }

function cellOf(row: DeliveryRow, field: DeliveryField, edits: Edits): Cell {
  const loaded = row[field]
  const typed = edits[cellKey(row.code, field)]
  if (typed === undefined)
    return { value: loaded, text: cellText(loaded), loaded, isChanged: false, problem: undefined }
  const value = readCell(field, typed)
  const text = value === undefined ? typed : cellText(value)
  return {
    value,
    text,
    loaded,
    isChanged: value !== loaded,
    problem: value === undefined ? fieldKind(field) : undefined,
  }
}

/** Returns the values of a row; a cell that cannot be read counts as it was loaded. */
function valuesOf({ row, cells }: DraftRow): DeliveryValues {
  const { desk, home, deskServed, homeServed, daysMin, daysMax } = row
  const loaded: DeliveryValues = { desk, home, deskServed, homeServed, daysMin, daysMax }
  const read = deliveryFields.map((field) => [
    field,
    cells[field].value ?? (cells[field].problem ? loaded[field] : null),
  ])
  return { ...loaded, ...Object.fromEntries(read) }
}

/** A row as it is with what was typed, and what is wrong with it. */
export function draftRow(row: DeliveryRow, edits: Edits): DraftRow {
  const cell = (field: DeliveryField) => cellOf(row, field, edits)
  const cells = {
    desk: cell("desk"),
    home: cell("home"),
    deskServed: cell("deskServed"),
    homeServed: cell("homeServed"),
    daysMin: cell("daysMin"),
    daysMax: cell("daysMax"),
  }
  const draft = { row, cells }
  for (const { field, problem } of deliveryProblems(valuesOf(draft))) cells[field].problem ??= problem
  return draft
}

/** The amount from which delivery is free, as a cell. */
export function freeCell(table: DeliveryTable, edits: Edits): Cell {
  const loaded = table.freeDeliveryThreshold
  const typed = edits[freeKey] ?? cellText(loaded)
  const value = readDinars(typed, maxThreshold)
  return { value, text: typed, loaded, isChanged: value !== loaded, problem: value === undefined ? "price" : undefined }
}

/** Takes texts over into the draft as one step; what is as it was loaded is no change.
 *  @param communes what communes have of their own, as it was loaded */
export function editCells(draft: Draft, table: DeliveryTable, typed: Edits, communes: OwnCommunes = new Map()): Draft {
  const edits: Record<string, string> = { ...changedCommuneCells({ ...draft.edits, ...typed }, communes) }
  for (const row of table.rows) {
    for (const field of deliveryFields) {
      const key = cellKey(row.code, field)
      if (key in edits && !cellOf(row, field, edits).isChanged) delete edits[key]
    }
  }
  if (!freeCell(table, edits).isChanged) delete edits[freeKey]
  return addStep(draft, edits)
}

/** The texts that edited cells had when they were loaded: edits that take them back once they are stored. */
export function loadedTexts(edits: Edits, table: DeliveryTable, communes: OwnCommunes): Edits {
  const texts = table.rows.flatMap((row) =>
    deliveryFields.map((field) => [cellKey(row.code, field), cellText(row[field])] as const),
  )
  const known = new Map([...texts, [freeKey, cellText(table.freeDeliveryThreshold)]])
  const textOf = (cell: string) => known.get(cell) ?? loadedCommuneText(cell, communes)
  return Object.fromEntries(Object.keys(edits).map((cell) => [cell, textOf(cell)]))
}

/** Converts a draft without errors to the request. */
export function toDeliveryChanges(table: DeliveryTable, edits: Edits): DeliveryChanges {
  const rows = table.rows
    .map((row) => draftRow(row, edits))
    .filter(({ cells }) => deliveryFields.some((field) => cells[field].isChanged))
    .map((draft) => {
      const { code, parent: _parent, name: _, namear: _ar, ...loaded } = draft.row
      return { code, loaded, values: valuesOf(draft) }
    })
  const { value = null, loaded, isChanged } = freeCell(table, edits)
  const numberOf = (cell: CellValue) => (typeof cell === "number" ? cell : null)
  return { rows, ...(isChanged && { freeDeliveryThreshold: { loaded: numberOf(loaded), value: numberOf(value) } }) }
}
