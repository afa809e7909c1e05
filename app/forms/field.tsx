import type { InputHTMLAttributes, ReactNode } from "react"
import * as fields from "../styles/fields.module.css"
import { Icon } from "../ui/icon.tsx"
import * as css from "./order-form.module.css"

type FieldProps = {
  id: string
  label: ReactNode
  /** Error text under the field; null = none. */
  why: string | null
  wide?: boolean
  children: ReactNode
}

/** A labelled field with its message. The control inside is described by `{id}-why` while there is one. */
export function Field({ id, label, why, wide = false, children }: FieldProps) {
  return (
    <div className={`${fields.field}${why ? ` ${fields.bad}` : ""}${wide ? ` ${css.full}` : ""}`}>
      <label htmlFor={id}>{label}</label>
      {children}
      {why && (
        <p className={fields.why} id={`${id}-why`}>
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
  /** Warning in place of the hint: the form is accepted all the same. */
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
        <p className={warning ? fields.warning : css.hint} id={`${id}-hint`} role="status">
          {remark}
        </p>
      )}
    </Field>
  )
}
