import { type RefObject, useEffect, useRef, useState } from "react"
import { type GridSize, moved, type Place, toBlock } from "./grid-place.ts"

export type Grid = ReturnType<typeof useGrid>

/** Where one is in the grid, which block is chosen, and which cell is being written.
 *  @param size how many rows and columns are shown */
export function useGrid(table: RefObject<HTMLTableElement | null>, size: GridSize) {
  const [place, setPlace] = useState<Place>({ row: 0, column: 0 })
  const [corner, setCorner] = useState<Place>({ row: 0, column: 0 })
  // The text that a cell is written over with; null = as it is.
  const [writing, setWriting] = useState<{ text: string | null }>()
  const wantsFocus = useRef(false)
  const at = moved(place, 0, 0, size)
  useEffect(() => {
    if (!wantsFocus.current || writing) return
    wantsFocus.current = false
    table.current?.querySelector<HTMLElement>(`[data-at="${at.row}.${at.column}"]`)?.focus()
  })
  return {
    size,
    at,
    block: toBlock(at, moved(corner, 0, 0, size)),
    writing,
    /** Goes to a place; with `extend` the block stretches there. */
    go(to: Place, extend = false) {
      wantsFocus.current = true
      setWriting(undefined)
      setPlace(to)
      if (!extend) setCorner(to)
    },
    chooseAll() {
      wantsFocus.current = true
      setCorner({ row: size.rows - 1, column: size.columns - 1 })
      setPlace({ row: 0, column: 0 })
    },
    write: (text: string | null) => setWriting({ text }),
    /** Ends writing; the cell has the focus again. */
    stop() {
      wantsFocus.current = true
      setWriting(undefined)
    },
    /** Ends writing where the focus has gone elsewhere. */
    leave: () => setWriting(undefined),
  }
}
