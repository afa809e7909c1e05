import type { ButtonHTMLAttributes, Ref } from "react"
import { Link, type LinkProps } from "react-router"
import * as css from "#app/styles/buttons.module.css"
import * as marks from "#app/styles/marks.module.css"
import { Icon } from "./icon.tsx"

const looks = {
  main: css.btn,
  quiet: `${css.btn} ${css.btnQuiet}`,
  soft: `${css.btn} ${css.btnSoft}`,
  link: css.link,
  chip: marks.chip,
}

type Attributes = ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }
type Look = { look?: keyof typeof looks; icon?: string | undefined }

/** A button, with an icon before its text. It sends a form only with `type="submit"`. */
export function Button({ look = "main", icon, className, children, ...attributes }: Attributes & Look) {
  return (
    <button type="button" {...attributes} className={className ? `${looks[look]} ${className}` : looks[look]}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ look = "main", icon, className, children, ...attributes }: LinkProps & Look) {
  return (
    <Link {...attributes} className={className ? `${looks[look]} ${className}` : looks[look]}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  )
}

type IconButtonProps = Omit<Attributes, "aria-label"> & { icon: string; label: string; flip?: boolean }

/** A button of an icon alone.
 *  @param label read aloud in place of it
 *  @param flip turns with the writing direction */
export function IconButton({ icon, label, flip = false, className, ...attributes }: IconButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={className ? `${css.iconBtn} ${className}` : css.iconBtn}
      aria-label={label}
    >
      <Icon name={icon} flip={flip} />
    </button>
  )
}
