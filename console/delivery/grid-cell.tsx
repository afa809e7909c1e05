import type { DeliveryField } from "#core/delivery/delivery-values.ts"
import { useText } from "../i18n/use-text.ts"
import type { Place } from "../ui/sheet/grid-place.ts"
import { SheetCell } from "../ui/sheet/sheet-cell.tsx"
import type { Grid } from "../ui/sheet/use-grid.ts"
import { fieldKind } from "./cell-text.ts"
import type { Cell } from "./draft.ts"

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
export function GridCell({ cell, field, name, ...sheet }: Props) {
  const t = useText()
  return (
    <SheetCell
      {...sheet}
      label={`${t(`tariff.${field}`)}, ${name}`}
      column={t(`tariff.${field}`)}
      kind={fieldKind(field) === "flag" ? "flag" : "number"}
      text={cell.text}
      isOn={cell.value === true}
      isChanged={cell.isChanged}
      problem={cell.problem && t(`tariff.problem.${cell.problem}`)}
    />
  )
}
