import type { InputHTMLAttributes } from "react"
import { LabelledControl, type LabelProps } from "./labelled-control.tsx"

/** A field of one line. */
export function Field({ label, hint, problem, ...input }: LabelProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <LabelledControl label={label} hint={hint} problem={problem}>
      {(control) => <input {...control} {...input} />}
    </LabelledControl>
  )
}
