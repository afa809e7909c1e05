import type { DeliveryRow } from "#api/delivery/contract-admin.ts"
import type { CommuneChanges, CommuneDelivery } from "#api/delivery/contract-communes.ts"
import {
  type CommuneField,
  type CommuneValues,
  communeFields,
  communeProblems,
  isSameCommune,
  plainCommune,
} from "#core/delivery/commune-values.ts"
import { maxDelivery } from "#core/delivery/delivery-values.ts"
import { foldText } from "#core/search/fold-text.ts"
import type { Edits } from "../ui/sheet/edits.ts"
import { type CellValue, cellText, readDinars, readFlag } from "./cell-text.ts"
import { communeKey, splitKey } from "./spelling-draft.ts"

/** The communes that have something of their own, by `communeKey`. */
export type OwnCommunes = ReadonlyMap<string, CommuneValues>

export const toOwnCommunes = ({ rows }: CommuneDelivery): OwnCommunes =>
  new Map(rows.map(({ wilaya, commune, ...values }) => [communeKey(wilaya, commune), values]))

export const communeValues = (communes: OwnCommunes, key: string): CommuneValues => communes.get(key) ?? plainCommune

/** The key of a commune's cell among the edits of the grid. */
export const communeCell = (key: string, field: CommuneField): string => `${field}@${key}`

/** The commune and the field of such a key; undefined for another one. */
function splitCell(cell: string): { key: string; field: CommuneField } | undefined {
  const at = cell.indexOf("@")
  const field = communeFields.find((one) => one === cell.slice(0, at))
  return field && { key: cell.slice(at + 1), field }
}

export const isCommuneCell = (cell: string): boolean => splitCell(cell) !== undefined

/** Parses the text of a commune's cell.
 *  @returns undefined when it cannot be read */
export function readCommuneCell(field: CommuneField, text: string): CellValue | undefined {
  if (field === "home" || field === "desk") return readDinars(text, maxDelivery)
  return text.trim() === "" ? false : readFlag(text)
}

/** The text of a commune's cell as it was loaded; "" for another key. */
export function loadedCommuneText(cell: string, communes: OwnCommunes): string {
  const named = splitCell(cell)
  return named ? cellText(communeValues(communes, named.key)[named.field]) : ""
}

/** Edits without those that say of a commune what it is already. */
export function changedCommuneCells(edits: Edits, communes: OwnCommunes): Edits {
  const isChange = ([cell, text]: [string, string]) => {
    const named = splitCell(cell)
    return !named || readCommuneCell(named.field, text) !== communeValues(communes, named.key)[named.field]
  }
  return Object.fromEntries(Object.entries(edits).filter(isChange))
}

/** Converts the edits of communes to the request: each over what it is now, so that nothing is said of communes that somebody
 *  else has changed in the meantime. */
export function toCommuneChanges(communes: OwnCommunes, edits: Edits): CommuneChanges["changes"] {
  const changed = new Map<string, CommuneValues>()
  for (const [cell, text] of Object.entries(edits)) {
    const named = splitCell(cell)
    const value = named && readCommuneCell(named.field, text)
    if (!named || value === undefined) continue
    changed.set(named.key, { ...(changed.get(named.key) ?? communeValues(communes, named.key)), [named.field]: value })
  }
  return [...changed].flatMap(([key, values]) => {
    const loaded = communeValues(communes, key)
    return isSameCommune(loaded, values) || communeProblems(values).length > 0
      ? []
      : [{ ...splitKey(key), loaded, values }]
  })
}

/** Communes by the codes of their wilayas of the 58. */
export type CommuneNames = ReadonlyMap<number, readonly { name: string; namear: string }[]>

/** Communes are those of the 58: a wilaya of 2026 has them with the one that it was part of. */
const codeOf = ({ code, parent }: DeliveryRow) => parent ?? code

/** The cell of a row in a file: the names of its closed communes with commas. A wilaya of 2026 has none of its own. */
export const writeClosed = (row: DeliveryRow, communes: OwnCommunes): string =>
  row.parent === null
    ? [...communes]
        .filter(([key, { closed }]) => closed && splitKey(key).wilaya === row.code)
        .map(([key]) => splitKey(key).commune)
        .join(", ")
    : ""

const folded = (text: string) => foldText(text.trim())

/** The key of a commune that a file names.
 *  @returns undefined where the wilaya has none of this name */
export function findCommuneKey(row: DeliveryRow, named: string, names: CommuneNames): string | undefined {
  const known = (names.get(codeOf(row)) ?? []).find(
    ({ name, namear }) => folded(name) === folded(named) || folded(namear) === folded(named),
  )
  return known && communeKey(codeOf(row), known.name)
}

/** Reads the cell of the closed communes of a row.
 *  @returns the keys of its communes, and the names that are none of its wilaya */
export function readClosed(row: DeliveryRow, cell: string, names: CommuneNames) {
  const keys: string[] = []
  const unknown: string[] = []
  for (const named of cell.split(/[,،|\n]/)) {
    if (named.trim() === "") continue
    const key = findCommuneKey(row, named, names)
    if (key) keys.push(key)
    else unknown.push(named.trim())
  }
  return { keys, unknown }
}
