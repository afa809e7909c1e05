import type { InputHTMLAttributes, ReactNode } from "react"
import * as css from "#app/styles/fields.module.css"

type Props = InputHTMLAttributes<HTMLInputElement> & { label: ReactNode }

/** A box to tick, with its text beside it.
 *  @param className of both together */
export function Check({ label, className, ...input }: Props) {
  return (
    <label className={className ? `${css.check} ${className}` : css.check}>
      <input type="checkbox" {...input} />
      <span>{label}</span>
    </label>
  )
}
