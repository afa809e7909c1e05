import type { KeyboardEvent } from "react"
import { moved, nextPlace, type Place } from "./grid-place.ts"
import type { Grid } from "./use-grid.ts"

type GridActions = {
  /** Whether a cell is switched instead of written. */
  isFlag: (place: Place) => boolean
  toggle: (place: Place) => void
  clear: () => void
  undo: () => void
}

const arrows: Record<string, [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [-10, 0],
  PageDown: [10, 0],
}

/** How many rows and columns a key goes. */
function stepOf(event: KeyboardEvent, { size }: Grid, isRtl: boolean): [rows: number, columns: number] | undefined {
  const all = event.ctrlKey || event.metaKey ? size.rows : 0
  if (event.key === "ArrowRight") return [0, isRtl ? -1 : 1]
  if (event.key === "ArrowLeft") return [0, isRtl ? 1 : -1]
  if (event.key === "Home") return [-all, -size.columns]
  if (event.key === "End") return [all, size.columns]
  return arrows[event.key]
}

/** Keys of the grid while no cell is being written: arrows go and stretch, Enter and F2 write, typing writes over, Space
 *  switches, Delete empties, Tab goes on. After Escape the next Tab leaves the grid.
 *  @param leaving whether Escape was the last key
 *  @returns whether Escape is the last key now */
export function pressKey(
  event: KeyboardEvent,
  grid: Grid,
  { isFlag, toggle, clear, undo }: GridActions,
  { isRtl, leaving }: { isRtl: boolean; leaving: boolean },
): boolean {
  const { key, shiftKey } = event
  const command = event.ctrlKey || event.metaKey
  const done = (act: () => void) => {
    event.preventDefault()
    act()
    return false
  }
  const step = stepOf(event, grid, isRtl)
  const [rows, columns] = step ?? [0, 0]
  const target = moved(grid.at, rows, columns, grid.size)
  if (key === "Escape") {
    grid.go(grid.at)
    return true
  }
  if (step) return done(() => grid.go(target, shiftKey))
  if (key === "Tab") {
    const next = leaving ? undefined : nextPlace(grid.at, shiftKey ? -1 : 1, grid.size)
    return next ? done(() => grid.go(next)) : false
  }
  if (command && key.toLowerCase() === "z") return done(undo)
  if (command && key.toLowerCase() === "a") return done(grid.chooseAll)
  if (command || event.altKey) return false
  if (key === "Delete" || key === "Backspace") return done(clear)
  if (isFlag(grid.at)) return key === " " || key === "Enter" ? done(() => toggle(grid.at)) : false
  if (key === "Enter" || key === "F2") return done(() => grid.write(null))
  if (key.length === 1 && key !== " ") return done(() => grid.write(key))
  return false
}
