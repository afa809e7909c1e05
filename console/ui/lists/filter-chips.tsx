import { Button } from "../button.tsx"

type Props<Value extends string> = {
  values: readonly Value[]
  chosen: string
  nameOf: (value: Value) => string
  onChoose: (value: Value) => void
}

/** The values of a filter as buttons, one of them pressed. */
export function FilterChips<Value extends string>({ values, chosen, nameOf, onChoose }: Props<Value>) {
  return values.map((value) => (
    <Button key={value} look="chip" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
      {nameOf(value)}
    </Button>
  ))
}
