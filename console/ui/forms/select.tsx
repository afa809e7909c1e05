import { type ReactNode, type SelectHTMLAttributes, useId } from "react"
import { Icon } from "../icon.tsx"

type Props = SelectHTMLAttributes<HTMLSelectElement> & {
  label: string
  hint?: string | undefined
  children: ReactNode
}

/** A list to choose one of, with its label above it. */
export function Select({ label, hint, children, ...select }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="pick">
        <select id={id} aria-describedby={hint && `${id}-hint`} {...select}>
          {children}
        </select>
        <Icon name="chevron-down" />
      </span>
      {hint && (
        <p className="small muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
