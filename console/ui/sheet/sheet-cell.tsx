import type { MouseEvent, PointerEvent } from "react"
import { useText } from "../../i18n/use-text.ts"
import { Icon } from "../icon.tsx"
import { CellEditor } from "./cell-editor.tsx"
import { isInBlock, moved, type Place } from "./grid-place.ts"
import { grouped } from "./grouped.ts"
import * as css from "./sheet.module.css"
import type { Grid } from "./use-grid.ts"

type Props = {
  /** Column and row, for those who do not see them. */
  label: string
  /** Name of the column, shown beside the value where the rows are cards. */
  column?: string
  kind: "number" | "text" | "flag"
  /** Text of the cell; of a flag whether it is on. */
  text: string
  isOn?: boolean
  isChanged: boolean
  /** Error text. */
  problem: string | undefined
  /** Whether it has to be filled in and is not yet. */
  isMissing?: boolean
  /** Placeholder of an empty cell. */
  placeholder?: string
  place: Place
  grid: Grid
  onType: (text: string) => void
  onToggle: () => void
}

/** One cell of a grid that is edited like a spreadsheet: a number, a text, or yes and no. */
export function SheetCell(props: Props) {
  const { label, kind, text, isOn = false, isChanged, problem, isMissing, placeholder = "–", place, grid } = props
  const { onType, onToggle } = props
  const t = useText()
  const { at, block, writing } = grid
  const isHere = at.row === place.row && at.column === place.column
  const isFlag = kind === "flag"
  const isWritten = isHere && writing !== undefined
  function press(event: PointerEvent) {
    if (isWritten || event.button !== 0) return
    if (event.pointerType !== "mouse") return
    // A cell that is being edited stores its text before its field goes away.
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
  function done(typed: string, step: { rows: number; columns: number } | undefined) {
    onType(typed)
    if (!step) return grid.leave()
    grid.go(moved(place, step.rows, step.columns, grid.size))
  }
  const shown = kind === "number" && !problem ? grouped(text) : text
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid takes the keys of all its cells
    <td
      className={isFlag ? css.flag : kind === "number" ? css.sheetN : css.w}
      data-at={`${place.row}.${place.column}`}
      data-column={props.column}
      data-changed={isChanged || undefined}
      data-missing={isMissing || undefined}
      data-no={(isFlag && !problem && !isOn) || undefined}
      tabIndex={isHere && !isWritten ? 0 : -1}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of an ARIA grid on a table
      role="gridcell"
      aria-selected={isInBlock(block, place)}
      aria-invalid={problem ? true : undefined}
      title={problem}
      onPointerDown={press}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse" && event.buttons === 1 && !writing) grid.go(place, true)
      }}
      onClick={click}
    >
      {isWritten ? (
        <CellEditor
          label={label}
          text={writing.text ?? text}
          kind={kind === "text" ? "text" : "number"}
          isWhole={writing.text === null}
          onDone={done}
          onCancel={grid.stop}
        />
      ) : isFlag && !problem ? (
        <span>
          {isOn && <Icon name="check" />}
          {t(isOn ? "sheet.yes" : "sheet.no")}
        </span>
      ) : (
        <bdi className={shown ? undefined : css.none} dir={kind === "text" ? "ltr" : undefined}>
          {shown || placeholder}
        </bdi>
      )}
    </td>
  )
}
