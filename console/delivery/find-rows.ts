import type { DeliveryRow } from "#api/delivery/contract-admin.ts"
import { newWilayas } from "#core/delivery/new-wilayas.ts"
import type { PlaceNames } from "#core/delivery/wilaya.ts"
import { foldText } from "#core/search/fold-text.ts"

/** The rows of the grid for what is typed: a part of a name, or of a code. A wilaya of 2026 that is not in the list leads to the one
 *  whose prices it has. */
export function findRows(rows: readonly DeliveryRow[], typed: string): DeliveryRow[] {
  const looked = foldText(typed.trim())
  if (looked === "") return [...rows]
  const isNamed = ({ name, namear }: PlaceNames) => [name, namear].some((text) => foldText(text).includes(looked))
  const parents = newWilayas.filter((one) => isNamed(one) && !rows.some(({ code }) => code === one.code))
  return rows.filter(
    (row) => isNamed(row) || String(row.code).includes(looked) || parents.some(({ parent }) => parent === row.code),
  )
}
