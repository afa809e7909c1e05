import type { MouseEvent, PointerEvent } from "react"
import type { DeliveryField } from "#core/delivery-values.ts"
import { useText } from "../i18n/use-text.ts"
import { grouped } from "../ui/grouped.ts"
import { Icon } from "../ui/icon.tsx"
import { CellEditor } from "./cell-editor.tsx"
import { kindOf } from "./cell-text.ts"
import type { Cell } from "./draft.ts"
import { isInBlock, moved, type Place } from "./grid-place.ts"
import type { Grid } from "./use-grid.ts"

type Props = {
  cell: Cell
  field: DeliveryField
  /** The wilaya's name. */
  name: string
  place: Place
  grid: Grid
  onType: (text: string) => void
  onToggle: () => void
}

/** One price, number of days or yes and no. */
export function GridCell({ cell, field, name, place, grid, onType, onToggle }: Props) {
  const t = useText()
  const { at, block, writing } = grid
  const isHere = at.row === place.row && at.column === place.column
  const isFlag = kindOf(field) === "flag"
  const isWritten = isHere && writing !== undefined
  const label = `${t(`tariff.${field}`)}, ${name}`
  const why = cell.problem && t(`tariff.problem.${cell.problem}`)
  function press(event: PointerEvent) {
    if (isWritten || event.button !== 0) return
    if (event.pointerType !== "mouse") return
    // What is being written elsewhere is taken over before its field goes away.
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    grid.go(place, event.shiftKey)
  }
  function click(event: MouseEvent & { nativeEvent: Event }) {
    if (isWritten || event.shiftKey) return
    grid.go(place)
    if (isFlag) onToggle()
    // A finger writes at once, a mouse with the second click.
    else if (
      event.detail > 1 ||
      (event.nativeEvent instanceof window.PointerEvent && event.nativeEvent.pointerType === "touch")
    )
      grid.write(null)
  }
  function done(text: string, step: { rows: number; columns: number } | undefined) {
    onType(text)
    if (!step) return grid.leave()
    grid.go(moved(place, step.rows, step.columns, grid.size))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys of all its cells
    <td
      className={isFlag ? "flag" : "n"}
      data-at={`${place.row}.${place.column}`}
      data-changed={cell.isChanged || undefined}
      data-no={cell.value === false || undefined}
      tabIndex={isHere && !isWritten ? 0 : -1}
      {...{ role: "gridcell", "aria-selected": isInBlock(block, place) }}
      aria-invalid={cell.problem ? true : undefined}
      title={why}
      onPointerDown={press}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse" && event.buttons === 1 && !writing) grid.go(place, true)
      }}
      onClick={click}
    >
      {isWritten ? (
        <CellEditor
          label={label}
          text={writing.text ?? cell.text}
          isWhole={writing.text === null}
          onDone={done}
          onCancel={grid.stop}
        />
      ) : isFlag && !cell.problem ? (
        <span>
          {cell.value === true && <Icon name="check" />}
          {t(cell.value === true ? "tariff.yes" : "tariff.no")}
        </span>
      ) : (
        <bdi>{cell.problem ? cell.text : grouped(cell.text) || "–"}</bdi>
      )}
    </td>
  )
}
