import type { DeliveryRow } from "#api/delivery/contract-admin.ts"
import type { CommuneField } from "#core/delivery/commune-values.ts"
import { type DeliveryField, deliveryFields } from "#core/delivery/delivery-values.ts"
import { findNewWilaya } from "#core/delivery/new-wilayas.ts"
import { writeTable } from "#core/files/csv.ts"
import { textOfFile } from "#core/files/file-text.ts"
import { rejectRepeatedTitle, TableReadError, type TableReadProblem } from "#core/files/table-read-error.ts"
import { foldText } from "#core/search/fold-text.ts"
import type { Edits } from "../ui/sheet/edits.ts"
import { readTable } from "../ui/sheet/text-table.ts"
import { cellText, fieldKind, readCell, readFlag } from "./cell-text.ts"
import {
  type CommuneNames,
  communeCell,
  findCommuneKey,
  type OwnCommunes,
  readClosed,
  readCommuneCell,
  writeClosed,
} from "./commune-cells.ts"
import { cellKey, draftRow } from "./draft.ts"

/** The files' columns, the same in every language: a file goes from one merchant to another. */
const columnOf: Record<DeliveryField, string> = {
  desk: "desk",
  home: "home",
  deskServed: "desk_served",
  homeServed: "home_served",
  daysMin: "days_min",
  daysMax: "days_max",
}

const closedColumn = "closed_communes"
const communeColumn = "commune"

/** The table as a file that spreadsheets open right: UTF-8 with its mark, semicolons, one line a wilaya, and behind it one for
 *  each of its communes with prices of its own or without home delivery.
 *  @param communes what communes have of their own */
export function writeDeliveryCsv(rows: readonly DeliveryRow[], communes: OwnCommunes): string {
  const columns = deliveryFields.map((field) => columnOf[field])
  const head = ["code", "wilaya", "wilaya_ar", ...columns, closedColumn, communeColumn]
  const lines = rows.flatMap((row) => [
    [
      String(row.code),
      row.name,
      row.namear,
      ...deliveryFields.map((field) => cellText(row[field])),
      writeClosed(row, communes),
      "",
    ],
    ...communeLines(row, communes),
  ])
  return `\ufeff${writeTable([head, ...lines], ";", "\r\n")}\r\n`
}

function communeLines(row: DeliveryRow, communes: OwnCommunes): string[][] {
  const own = [...communes].filter(
    ([key, { homeClosed, home, desk }]) =>
      row.parent === null && key.startsWith(`${row.code} `) && (homeClosed || home !== null || desk !== null),
  )
  return own.map(([key, { homeClosed, home, desk }]) => {
    const cells: Partial<Record<DeliveryField, string>> = {
      desk: cellText(desk),
      home: cellText(home),
      homeServed: homeClosed ? "0" : "",
    }
    const name = key.slice(key.indexOf(" ") + 1)
    return [String(row.code), row.name, row.namear, ...deliveryFields.map((field) => cells[field] ?? ""), "", name]
  })
}

type OwnProblem =
  | ReturnType<typeof fieldKind>
  | ("noCode" | "noColumns" | "noTitle" | "code" | "newCode" | "unlisted" | "twice" | "name" | "daysOrder" | "commune")

export type FileProblem = {
  /** Line of the file, counted from 1 as spreadsheets do; null = the file as a whole. */
  line: number | null
  wilaya: string
  problem: TableReadProblem | OwnProblem
  /** The text of the cell. */
  text: string
}

export type FileRead = { typed: Edits; rows: number; problems: FileProblem[] }

const folded = (text: string | undefined) => foldText((text ?? "").trim())

/** The names of communes in files, and their own terms now. */
export type Communes = { names: CommuneNames; own: OwnCommunes }

/** Reads a file of delivery prices without storing anything. The 58 wilayas are found by their code, those of 2026
 *  by their name: two numberings of them are in use. Columns that are missing
 *  stay as they are, others are passed over.
 *  @param rows the wilayas as they were loaded */
export function readDeliveryCsv(file: Uint8Array, rows: readonly DeliveryRow[], communes: Communes): FileRead {
  try {
    return readLines(readTable([...textOfFile(file)].join("")), rows, communes)
  } catch (error) {
    if (!(error instanceof TableReadError)) throw error
    const { row, code, value } = error
    return { typed: {}, rows: 0, problems: [{ line: row, wilaya: "", problem: code, text: value ?? "" }] }
  }
}

const wholeCode = (cell: string | undefined) => folded(cell).replace(/^0+/, "")

/** Whether a code is one of those over 58, of which there are two numberings. */
const isNewCode = (cell: string | undefined) => /^(?:59|6\d)$/.test(wholeCode(cell))

/** The wilaya of a line: one of the 58 by its code, one of 2026 by its name alone. */
function findRow(rows: readonly DeliveryRow[], code: string | undefined, name = ""): DeliveryRow | undefined {
  if (!isNewCode(code)) {
    const row = rows.find((one) => String(one.code) === wholeCode(code))
    if (row) return row
  }
  const named = isNewCode(code) || wholeCode(code) === "" ? findNewWilaya(name) : undefined
  return named && rows.find((row) => row.code === named.code)
}

function readLines([head = [], ...lines]: string[][], rows: readonly DeliveryRow[], communes: Communes): FileRead {
  const names = head.map(folded)
  const codeAt = names.indexOf("code")
  const nameAt = names.indexOf("wilaya")
  const fields = deliveryFields.flatMap((field) => {
    const at = names.indexOf(columnOf[field])
    return at < 0 ? [] : [{ field, at }]
  })
  const closedAt = names.indexOf(closedColumn)
  const communeAt = names.indexOf(communeColumn)
  const read = [codeAt, nameAt, closedAt, communeAt, ...fields.map(({ at }) => at)]
  rejectRepeatedTitle(names, (name) => read.includes(names.indexOf(name)))
  const missing = codeAt < 0 ? "noCode" : "noColumns"
  if (codeAt < 0 || (fields.length === 0 && closedAt < 0)) {
    return { typed: {}, rows: 0, problems: [{ line: 1, wilaya: "", problem: missing, text: head.join(" ") }] }
  }
  const problems: FileProblem[] = []
  const typed: Record<string, string> = {}
  const seen = new Set<number | string>()
  let wilayas = 0
  for (const [index, cells] of lines.entries()) {
    if (cells.every((cell) => cell.trim() === "")) continue
    const line = index + 2
    const row = findRow(rows, cells[codeAt], cells[nameAt])
    const tell = (problem: FileProblem["problem"], found = "") =>
      problems.push({ line, wilaya: row?.name ?? "", problem, text: found.trim() })
    if (!row) {
      const named = findNewWilaya(cells[nameAt] ?? "")
      if (named) tell("unlisted", cells[nameAt])
      else tell(isNewCode(cells[codeAt]) ? "newCode" : "code", cells[codeAt])
      continue
    }
    // A separator that is not quoted moves all cells behind it.
    const untitled = cells.find((cell, at) => !names[at] && cell.trim() !== "")
    if (untitled !== undefined) tell("noTitle", untitled)
    const named = cells[communeAt] ?? ""
    const commune = named.trim() === "" ? undefined : findCommuneKey(row, named, communes.names)
    const subject = commune ?? row.code
    if (named.trim() !== "" && !commune) {
      tell("commune", named)
      continue
    }
    if (seen.has(subject)) tell("twice", commune ? named : cells[codeAt])
    seen.add(subject)
    const name = folded(cells[nameAt])
    const isOther = row.parent === null && name !== folded(row.name) && name !== folded(row.namear)
    if (name && isOther) tell("name", cells[nameAt])
    if (commune) {
      for (const { field, text, problem } of readCommuneLine(fields, cells)) {
        typed[communeCell(commune, field)] = text
        if (problem) tell(problem, text)
      }
      continue
    }
    wilayas += 1
    const own: Record<string, string> = {}
    for (const { field, at } of fields) own[cellKey(row.code, field)] = cells[at] ?? ""
    const draft = draftRow(row, own)
    for (const { field, at } of fields) {
      const { problem } = draft.cells[field]
      if (problem) tell(readCell(field, cells[at] ?? "") === undefined ? fieldKind(field) : problem, cells[at])
    }
    Object.assign(typed, own)
    if (closedAt < 0) continue
    const { keys, unknown } = readClosed(row, cells[closedAt] ?? "", communes.names)
    for (const name of unknown) tell("commune", name)
    if (row.parent === null) {
      for (const [key, { closed }] of communes.own) {
        if (closed && key.startsWith(`${row.code} `)) typed[communeCell(key, "closed")] ??= "0"
      }
    }
    for (const key of keys) typed[communeCell(key, "closed")] = "1"
  }
  return { typed, rows: wilayas, problems }
}

type CommuneCellRead = { field: CommuneField; text: string; problem: "price" | "flag" | undefined }

/** Reads what the line of a commune says: its own prices, and by a no that nothing is delivered to the door there. */
function readCommuneLine(
  fields: readonly { field: DeliveryField; at: number }[],
  cells: readonly string[],
): CommuneCellRead[] {
  return fields.flatMap(({ field, at }): CommuneCellRead[] => {
    const text = cells[at] ?? ""
    if (field === "home" || field === "desk") {
      return [{ field, text, problem: readCommuneCell(field, text) === undefined ? "price" : undefined }]
    }
    if (field !== "homeServed") return []
    const served = text.trim() === "" ? true : readFlag(text)
    return [
      {
        field: "homeClosed",
        text: served === undefined ? text : served ? "0" : "1",
        problem: served === undefined ? "flag" : undefined,
      },
    ]
  })
}
