import { type TextareaHTMLAttributes, useId } from "react"
import { Icon } from "../icon.tsx"

type Props = TextareaHTMLAttributes<HTMLTextAreaElement> & {
  label: string
  hint?: string | undefined
  /** What is wrong with what was typed. */
  problem?: string | undefined
}

/** A field of several lines with its label above it, and what is wrong below. */
export function TextArea({ label, hint, problem, ...area }: Props) {
  const id = useId()
  const describedBy = problem ? `${id}-why` : hint ? `${id}-hint` : undefined
  return (
    <div className={problem ? "field bad" : "field"}>
      <label htmlFor={id}>{label}</label>
      <textarea id={id} aria-invalid={problem ? true : undefined} aria-describedby={describedBy} {...area} />
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
