import { type KeyboardEvent, type RefObject, useRef } from "react"
import { writeTable } from "#core/files/csv.ts"
import { textDirection } from "#core/i18n/locale.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { useNotify } from "../notify/notify-context.ts"
import type { Edits } from "./edits.ts"
import { pressKey } from "./grid-keys.ts"
import { type GridSize, listPlaces, type Place, spreadCells } from "./grid-place.ts"
import { copiedText, readPasted } from "./text-table.ts"
import { useClipboard } from "./use-clipboard.ts"
import { useGrid } from "./use-grid.ts"

type EditedGrid = {
  size: GridSize
  /** The key of a cell among the edits. */
  keyAt: (place: Place) => string
  cellAt: (place: Place) => { value?: unknown; text: string } | undefined
  /** Whether a cell is switched instead of written. */
  isFlag: (place: Place) => boolean
  onEdit: (typed: Edits) => void
  onUndo: () => void
}

/** A grid of cells that is used like a spreadsheet: keys, and copy, cut and paste of blocks.
 *  @param table the grid's element */
export function useEditedGrid(table: RefObject<HTMLTableElement | null>, edited: EditedGrid) {
  const { size, keyAt, cellAt, isFlag, onEdit, onUndo } = edited
  const t = useText()
  const notify = useNotify()
  const locale = useConsoleLocale()
  const leaving = useRef(false)
  const grid = useGrid(table, size)
  const toggle = (place: Place) => onEdit({ [keyAt(place)]: cellAt(place)?.value === true ? "0" : "1" })
  const clear = () => {
    const places = listPlaces(grid.block).filter((place) => !isFlag(place))
    onEdit(Object.fromEntries(places.map((place) => [keyAt(place), ""])))
  }
  useClipboard(table, {
    clear,
    copied: () => {
      const lines = Map.groupBy(listPlaces(grid.block), ({ row }) => row)
      const textAt = (place: Place) => copiedText(cellAt(place) ?? { text: "" }, locale)
      return writeTable(
        [...lines.values()].map((places) => places.map(textAt)),
        "\t",
        "\n",
      )
    },
    paste: (text) => {
      const { cells, left } = spreadCells(readPasted(text), grid.block, size)
      onEdit(Object.fromEntries(cells.map(([place, typed]) => [keyAt(place), typed])))
      const last = cells.at(-1)?.[0]
      grid.go(grid.block.from)
      if (last) grid.go(last, true)
      if (left > 0) notify(t("sheet.pastedLess", { n: left }), { type: "warning" })
    },
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { isRtl: textDirection(locale) === "rtl", leaving: leaving.current }
    leaving.current = pressKey(event, grid, { isFlag, toggle, clear, undo: onUndo }, direction)
  }
  return { grid, toggle, onKeyDown }
}
