import { useText } from "../i18n/use-text.ts"
import { Field } from "../ui/forms/field.tsx"
import type { Edits } from "../ui/sheet/edits.ts"
import * as css from "./delivery.module.css"
import { type Cell, freeKey } from "./draft.ts"

/** The amount from which delivery is free; nothing written = never. */
export function FreeFrom({ cell, onType }: { cell: Cell; onType: (typed: Edits) => void }) {
  const t = useText()
  return (
    <div className={css.freeFrom} data-changed={cell.isChanged || undefined}>
      <Field
        label={t("tariff.free")}
        placeholder={t("tariff.freeNever")}
        problem={cell.problem && t("tariff.problem.price")}
        inputMode="decimal"
        autoComplete="off"
        value={cell.text}
        onChange={({ target }) => onType({ [freeKey]: target.value })}
      />
    </div>
  )
}
