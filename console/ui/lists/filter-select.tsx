import * as visitors from "../../styles/visitors.module.css"
import { Options } from "../forms/select.tsx"

type Props<Value extends string | number> = {
  label: string
  /** Label of all values together. */
  any: string
  values: readonly Value[]
  chosen: string
  nameOf: (value: Value) => string
  onChoose: (value: string) => void
}

/** The values of a filter that are too many for buttons. */
export function FilterSelect<Value extends string | number>(props: Props<Value>) {
  const { label, any, values, chosen, nameOf, onChoose } = props
  return (
    <select
      className={visitors.cChipSelect}
      aria-label={label}
      value={chosen}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{any}</option>
      <Options of={values.map((value) => [value, nameOf(value)])} />
    </select>
  )
}
