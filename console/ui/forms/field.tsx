import { type InputHTMLAttributes, useId } from "react"
import { Icon } from "../icon.tsx"

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  hint?: string | undefined
  /** What is wrong with what was typed. */
  problem?: string | undefined
}

/** A field with its label above it, and what is wrong below. */
export function Field({ label, hint, problem, ...input }: Props) {
  const id = useId()
  const describedBy = problem ? `${id}-why` : hint ? `${id}-hint` : undefined
  return (
    <div className={problem ? "field bad" : "field"}>
      <label htmlFor={id}>{label}</label>
      <input id={id} aria-invalid={problem ? true : undefined} aria-describedby={describedBy} {...input} />
      {problem ? (
        <p className="why" id={`${id}-why`}>
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
