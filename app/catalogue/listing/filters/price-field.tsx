import { useId } from "react"
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

/** A price in whole dinars, typed. What is no number is taken out on leaving the field. */
export function PriceField({ name, label, placeholder, text, onType }: PriceFieldProps) {
  const id = useId()
  function tidy() {
    const price = parseDinars(text)
    onType(price === null ? "" : groupDigits(toDinars(price)))
  }
  return (
    <div className={fields.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        placeholder={placeholder}
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onBlur={tidy}
      />
    </div>
  )
}
