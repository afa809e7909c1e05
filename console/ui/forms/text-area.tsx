import type { TextareaHTMLAttributes } from "react"
import { LabelledControl, type LabelProps } from "./labelled-control.tsx"

/** A field of several lines. */
export function TextArea({ label, hint, problem, ...area }: LabelProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <LabelledControl label={label} hint={hint} problem={problem}>
      {(control) => <textarea {...control} {...area} />}
    </LabelledControl>
  )
}
