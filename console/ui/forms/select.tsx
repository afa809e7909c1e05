import type { ReactNode, SelectHTMLAttributes } from "react"
import * as fields from "#app/styles/fields.module.css"
import { Icon } from "../icon.tsx"
import { LabelledControl, type LabelProps } from "./field.tsx"

type Props = LabelProps & SelectHTMLAttributes<HTMLSelectElement> & { children: ReactNode }

/** A list to choose one of, with its label above it. */
export function Select({ label, hint, problem, children, ...select }: Props) {
  return (
    <LabelledControl label={label} hint={hint} problem={problem}>
      {(control) => (
        <span className={fields.pick}>
          <select {...control} {...select}>
            {children}
          </select>
          <Icon name="chevron-down" />
        </span>
      )}
    </LabelledControl>
  )
}

type OptionsProps = { of: readonly (readonly [value: string | number, text: string | number | undefined])[] }

/** Options of a select, each by its value and its text. */
export const Options = ({ of }: OptionsProps) =>
  of.map(([value, text]) => (
    <option key={`${value} ${text}`} value={value}>
      {text}
    </option>
  ))
