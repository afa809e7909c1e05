import * as css from "./page-preview.module.css"

type Option<Value extends string> = { value: Value; text: string; lang?: string }

type Props<Value extends string> = {
  label: string
  options: Option<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** A choice between a few, each one press away. */
export function Switch<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  return (
    <fieldset className={css.previewSwitch} aria-label={label}>
      {options.map((one) => (
        <button
          key={one.value}
          type="button"
          aria-pressed={one.value === value}
          lang={one.lang}
          onClick={() => onChange(one.value)}
        >
          {one.text}
        </button>
      ))}
    </fieldset>
  )
}
