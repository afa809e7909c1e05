import type { InputHTMLAttributes, ReactNode } from "react"
import { Icon } from "../../ui/icon.tsx"

type FieldProps = {
  id: string
  label: ReactNode
  /** What to do about it, under the field; null = nothing is wrong. */
  why: string | null
  wide?: boolean
  children: ReactNode
}

/** A labelled field with its message. The control inside is described by `{id}-why` while there is one. */
export function Field({ id, label, why, wide = false, children }: FieldProps) {
  return (
    <div className={`field${why ? " bad" : ""}${wide ? " full" : ""}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      {why && (
        <p className="why" id={`${id}-why`}>
          <Icon name="circle-alert" />
          {why}
        </p>
      )}
    </div>
  )
}

type TextFieldProps = Omit<FieldProps, "children"> & {
  input: InputHTMLAttributes<HTMLInputElement>
  /** A gentle remark, shown while nothing is wrong. */
  hint?: string | null
  /** What is probably wrong, in place of the hint: the form is taken all the same. */
  warning?: string | null
}

/** A field of one line. */
export function TextField({ input, hint = null, warning = null, ...field }: TextFieldProps) {
  const { id, why } = field
  const remark = warning ?? hint
  const describedBy = why ? `${id}-why` : remark ? `${id}-hint` : undefined
  return (
    <Field {...field}>
      <input id={id} {...input} required aria-invalid={why !== null} aria-describedby={describedBy} />
      {remark && !why && (
        <p className={warning ? "warning" : "hint"} id={`${id}-hint`} role="status">
          {remark}
        </p>
      )}
    </Field>
  )
}
