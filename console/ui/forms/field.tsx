import type { InputHTMLAttributes, TextareaHTMLAttributes } from "react"
import { type ReactNode, useId } from "react"
import * as fields from "#app/styles/fields.module.css"
import { Icon } from "../icon.tsx"

/** A field of one line. */
export function Field({ label, hint, problem, id, ...input }: LabelProps & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <LabelledControl label={label} hint={hint} problem={problem} id={id}>
      {(control) => <input {...control} {...input} />}
    </LabelledControl>
  )
}

export type LabelProps = {
  label: string
  hint?: string | undefined
  /** Error text of the field. */
  problem?: string | undefined
}

type ControlProps = {
  id: string
  "aria-invalid": true | undefined
  "aria-describedby": string | undefined
}

type Props = LabelProps & {
  /** Of the control; without it one of its own. */
  id?: string | undefined
  /** Renders the control itself with the attributes that tie it to its label, hint and problem. */
  children: (control: ControlProps) => ReactNode
}

/** A control with its label above it, and its hint or what is wrong below. */
export function LabelledControl({ label, hint, problem, id: given, children }: Props) {
  const ownId = useId()
  const id = given ?? ownId
  const describedBy = problem ? `${id}-why` : hint ? `${id}-hint` : undefined
  return (
    <div className={problem ? `${fields.field} ${fields.bad}` : fields.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": problem ? true : undefined, "aria-describedby": describedBy })}
      {problem ? (
        <p className={fields.why} id={`${id}-why`}>
          <Icon name="circle-alert" />
          {problem}
        </p>
      ) : (
        hint && (
          <p className="small muted" id={`${id}-hint`}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}

/** A field of several lines. */
export function TextArea({ label, hint, problem, ...area }: LabelProps & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <LabelledControl label={label} hint={hint} problem={problem}>
      {(control) => <textarea {...control} {...area} />}
    </LabelledControl>
  )
}
