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
