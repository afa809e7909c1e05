import { useId, useRef } from "react"
import type { DeliveryTable } from "#api/delivery/contract-admin.ts"
import { deliveryFields } from "#core/delivery/delivery-values.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import type { Edits } from "../ui/sheet/edits.ts"
import type { Place } from "../ui/sheet/grid-place.ts"
import * as sheet from "../ui/sheet/sheet.module.css"
import * as sheetCards from "../ui/sheet/sheet-cards.module.css"
import { useEditedGrid } from "../ui/sheet/use-edited-grid.ts"
import { fieldKind } from "./cell-text.ts"
import { cellKey, draftRow } from "./draft.ts"
import { GridCell } from "./grid-cell.tsx"

type Props = {
  /** The rows that the search leaves. */
  rows: DeliveryTable["rows"]
  edits: Edits
  /** Wilayas that somebody else has changed meanwhile. */
  changed: ReadonlySet<number>
  onEdit: (typed: Edits) => void
  onUndo: () => void
}

/** All prices as one grid that is used like a spreadsheet. */
export function DeliveryGrid({ rows, edits, changed, onEdit, onUndo }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const keys = useId()
  const table = useRef<HTMLTableElement>(null)
  const drafts = rows.map((row) => draftRow(row, edits))
  const fieldAt = ({ column }: Place) => deliveryFields[column] ?? "desk"
  const { grid, toggle, onKeyDown } = useEditedGrid(table, {
    size: { rows: rows.length, columns: deliveryFields.length },
    keyAt: (place) => cellKey(rows[place.row]?.code ?? 0, fieldAt(place)),
    cellAt: (place) => drafts[place.row]?.cells[fieldAt(place)],
    isFlag: (place) => fieldKind(fieldAt(place)) === "flag",
    onEdit,
    onUndo,
  })
  return (
    <>
      <p id={keys} className={`${sheet.sheetKeys} small muted`}>
        {t("sheet.keys")}
      </p>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: an ARIA grid on a table
        role="grid"
        aria-multiselectable
        aria-label={t("shell.delivery")}
        aria-describedby={keys}
        className={`${sheet.sheet} ${sheetCards.sheetCards}`}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            <th scope="col">{t("tariff.wilaya")}</th>
            {deliveryFields.map((field) => (
              <th key={field} scope="col" className={fieldKind(field) === "flag" ? sheet.flag : sheet.sheetN}>
                {t(`tariff.${field}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {drafts.map(({ row, cells }, index) => (
            <tr key={row.code} data-theirs={changed.has(row.code) || undefined}>
              <th scope="row">
                <bdi className={sheet.code}>{row.code}</bdi> {locale === "ar" ? row.namear : row.name}
              </th>
              {deliveryFields.map((field, column) => (
                <GridCell
                  key={field}
                  field={field}
                  grid={grid}
                  cell={cells[field]}
                  name={locale === "ar" ? row.namear : row.name}
                  place={{ row: index, column }}
                  onType={(text) => onEdit({ [cellKey(row.code, field)]: text })}
                  onToggle={() => toggle({ row: index, column })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
