import type { ReactNode } from "react"
import { useText } from "../../i18n/use-text.ts"
import * as visitors from "../../styles/visitors.module.css"
import { Check } from "../forms/check.tsx"
import type { RowSelection } from "./use-selection.ts"

/** Above a list of cards: selects all that is shown, and holds what can be done with those that are. */
export function SelectBar({ selection, children }: { selection: RowSelection; children: ReactNode }) {
  const t = useText()
  const { selected, isAll, toggleAll } = selection
  return (
    <div className={visitors.cSelectBar}>
      <Check label={t("visitors.selectAll")} checked={isAll} onChange={toggleAll} />
      <b aria-live="polite">{selected.length > 0 && t("products.selected", { n: selected.length })}</b>
      {selected.length > 0 && children}
    </div>
  )
}
