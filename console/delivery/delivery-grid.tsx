import { useId, useRef } from "react"
import type { DeliveryTable } from "#api/delivery/contract-admin.ts"
import { deliveryFields } from "#core/delivery/delivery-values.ts"
import { writeTable } from "#core/files/csv.ts"
import { textDirection } from "#core/i18n/locale.ts"
import { useConsoleLocale, useText } from "../i18n/use-text.ts"
import { useNotify } from "../ui/notify/notify-context.ts"
import type { Edits } from "../ui/sheet/edits.ts"
import { pressKey } from "../ui/sheet/grid-keys.ts"
import { listPlaces, type Place, spreadCells } from "../ui/sheet/grid-place.ts"
import * as sheet from "../ui/sheet/sheet.module.css"
import * as sheetCards from "../ui/sheet/sheet-cards.module.css"
import { copiedText, readPasted } from "../ui/sheet/text-table.ts"
import { useClipboard } from "../ui/sheet/use-clipboard.ts"
import { useGrid } from "../ui/sheet/use-grid.ts"
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
  const notify = useNotify()
  const locale = useConsoleLocale()
  const keys = useId()
  const table = useRef<HTMLTableElement>(null)
  const leaving = useRef(false)
  const grid = useGrid(table, { rows: rows.length, columns: deliveryFields.length })
  const drafts = rows.map((row) => draftRow(row, edits))
  const fieldAt = ({ column }: Place) => deliveryFields[column] ?? "desk"
  const cellAt = (place: Place) => drafts[place.row]?.cells[fieldAt(place)]
  const keyAt = (place: Place) => cellKey(rows[place.row]?.code ?? 0, fieldAt(place))
  const isFlag = (place: Place) => fieldKind(fieldAt(place)) === "flag"
  const toggle = (place: Place) => onEdit({ [keyAt(place)]: cellAt(place)?.value === true ? "0" : "1" })
  const clear = () => {
    const places = listPlaces(grid.block).filter((place) => !isFlag(place))
    onEdit(Object.fromEntries(places.map((place) => [keyAt(place), ""])))
  }
  useClipboard(table, {
    clear,
    copied: () => {
      const { from, to } = grid.block
      const columns = deliveryFields.slice(from.column, to.column + 1)
      const lines = drafts.slice(from.row, to.row + 1)
      return writeTable(
        lines.map(({ cells }) => columns.map((field) => copiedText(cells[field], locale))),
        "\t",
        "\n",
      )
    },
    paste: (text) => {
      const { cells, left } = spreadCells(readPasted(text), grid.block, grid.size)
      onEdit(Object.fromEntries(cells.map(([place, typed]) => [keyAt(place), typed])))
      const last = cells.at(-1)?.[0]
      grid.go(grid.block.from)
      if (last) grid.go(last, true)
      if (left > 0) notify(t("sheet.pastedLess", { n: left }), { type: "warning" })
    },
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
        onKeyDown={(event) => {
          const direction = { isRtl: textDirection(locale) === "rtl", leaving: leaving.current }
          leaving.current = pressKey(event, grid, { isFlag, toggle, clear, undo: onUndo }, direction)
        }}
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
