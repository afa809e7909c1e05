import type { DeliveryTable } from "#api/delivery/contract-admin.ts"
import { type Tariff, type TariffFee, toTariff } from "#core/carriers/tariff.ts"
import { type Edits, emptyDraft } from "../ui/sheet/edits.ts"
import { cellText } from "./cell-text.ts"
import { communeCell, communeValues } from "./commune-cells.ts"
import type { Communes } from "./csv-file.ts"
import { cellKey, editCells } from "./draft.ts"
import { communeKey } from "./spelling-draft.ts"

/** A wilaya, or a commune of it, whose prices a carrier's tariff would change. */
export type TariffLine = {
  key: string
  /** Code of the wilaya. */
  wilaya: number
  /** French name; null = the wilaya itself. */
  commune: string | null
  changes: { field: "home" | "desk"; old: string; new: string }[]
  edits: Edits
}

const fields = ["home", "desk"] as const

type Place = Pick<TariffLine, "key" | "wilaya" | "commune"> & {
  cell: (field: (typeof fields)[number]) => string
  old: (field: (typeof fields)[number]) => number | null
  tariff: Tariff["communes"][number] | { home: number | null; desk: number | null }
}

/** Lists the changes of a carrier's tariff, place by place. A price that the tariff does not have stays.
 *  @param fees all pages of it */
export function tariffLines(fees: readonly TariffFee[], table: DeliveryTable, communes: Communes): TariffLine[] {
  const tariff = toTariff(fees, communes.names)
  const wilayas = table.rows.flatMap((row): Place[] => {
    const prices = tariff.wilayas.get(row.code)
    return prices
      ? [
          {
            key: String(row.code),
            wilaya: row.code,
            commune: null,
            cell: (field) => cellKey(row.code, field),
            old: (field) => row[field],
            tariff: prices,
          },
        ]
      : []
  })
  const own = tariff.communes.map((prices): Place => {
    const key = communeKey(prices.wilaya, prices.commune)
    return {
      key,
      wilaya: prices.wilaya,
      commune: prices.commune,
      cell: (field) => communeCell(key, field),
      old: (field) => communeValues(communes.own, key)[field],
      tariff: prices,
    }
  })
  return [...wilayas, ...own].flatMap((place) => {
    // A commune without a price of its own has none; a wilaya keeps what the carrier does not tell.
    const told = fields.filter((field) => place.commune !== null || place.tariff[field] !== null)
    const typed = Object.fromEntries(told.map((field) => [place.cell(field), cellText(place.tariff[field])]))
    const { edits } = editCells(emptyDraft, table, typed, communes.own)
    const changes = told
      .filter((field) => place.cell(field) in edits)
      .map((field) => ({ field, old: cellText(place.old(field)), new: cellText(place.tariff[field]) }))
    const { key, wilaya, commune } = place
    return changes.length > 0 ? [{ key, wilaya, commune, changes, edits }] : []
  })
}
