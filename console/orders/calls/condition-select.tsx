import { type ReturnedLine, returnConditions } from "#core/orders/returned-parcel.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/orders-choices.module.css"
import { Options } from "../../ui/forms/select.tsx"

type Props = {
  /** Of the line. */
  id: number
  /** Of its product, with colour and size. */
  name: string
  /** The lines that are in another condition than the rest. */
  apart: readonly ReturnedLine[]
  /** @param condition undefined = as the rest */
  onChange: (condition: ReturnedLine["condition"] | undefined) => void
}

/** The condition of one line of a returned parcel, where it differs from the rest. */
export function ConditionSelect({ id, name, apart, onChange }: Props) {
  const t = useText()
  return (
    <select
      className={css.cCount}
      aria-label={t("call.conditionOf", { name })}
      value={apart.find((line) => line.id === id)?.condition ?? ""}
      onChange={({ target }) => onChange(returnConditions.find((one) => one === target.value))}
    >
      <option value="">{t("call.asTheRest")}</option>
      <Options of={returnConditions.map((condition) => [condition, t(`call.why.${condition}`)])} />
    </select>
  )
}
