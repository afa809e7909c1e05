import type { DeliveryRow } from "#api/delivery/contract-admin.ts"
import { foldText } from "#core/search/fold-text.ts"
import { communeKey } from "./spelling-draft.ts"

/** The key of the closed communes among the edits of the grid. */
export const closedKey = "closed"

/** The closed communes by `communeKey`, as the text of one edit. */
export const closedText = (closed: readonly string[]): string => [...closed].toSorted().join("\n")

export const closedOf = (text: string): string[] => (text === "" ? [] : text.split("\n"))

/** Communes by the codes of their wilayas of the 58. */
export type CommuneNames = ReadonlyMap<number, readonly { name: string; namear: string }[]>

/** Communes are those of the 58: a wilaya of 2026 has them with the one that it was part of. */
const codeOf = ({ code, parent }: DeliveryRow) => parent ?? code

/** The cell of a row in a file: names with commas. A wilaya of 2026 has none of its own. */
export const writeClosed = (row: DeliveryRow, closed: readonly string[]): string =>
  row.parent === null
    ? closed
        .filter((key) => key.startsWith(`${row.code} `))
        .map((key) => key.slice(key.indexOf(" ") + 1))
        .join(", ")
    : ""

/** Reads the cell of a row.
 *  @returns the keys of its communes, and the names that are none of its wilaya */
export function readClosed(row: DeliveryRow, cell: string, communes: CommuneNames) {
  const folded = (text: string) => foldText(text.trim())
  const keys: string[] = []
  const unknown: string[] = []
  for (const named of cell.split(/[,،|\n]/)) {
    if (named.trim() === "") continue
    const known = (communes.get(codeOf(row)) ?? []).find(
      ({ name, namear }) => folded(name) === folded(named) || folded(namear) === folded(named),
    )
    if (known) keys.push(communeKey(codeOf(row), known.name))
    else unknown.push(named.trim())
  }
  return { keys, unknown }
}
