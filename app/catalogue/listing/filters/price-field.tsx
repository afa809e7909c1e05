import { useEffect, useId, useRef } from "react"
import { parseDinars } from "#core/catalogue/listing-params.ts"
import { toDinars } from "#core/money.ts"
import * as fields from "../../../styles/fields.module.css"
import { groupDigits } from "./group-digits.ts"

type PriceFieldProps = {
  name: "minPrice" | "maxPrice"
  label: string
  placeholder: string
  text: string
  onType: (text: string) => void
}

/** A price in whole dinars, typed: a minimum is rounded down and a maximum up, as in the address. What is no number is taken
 *  out on leaving the field. */
export function PriceField({ name, label, placeholder, text, onType }: PriceFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // What was typed before the script came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the field as it came
  useEffect(() => {
    const typed = field.current?.value ?? text
    if (typed !== text) onType(typed)
  }, [])
  function tidy(typed: string) {
    const price = parseDinars(typed, name === "minPrice" ? Math.floor : Math.ceil)
    onType(price === null ? "" : groupDigits(toDinars(price)))
  }
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={field}
        name={name}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={(event) => tidy(event.currentTarget.value)}
      />
    </div>
  )
}
