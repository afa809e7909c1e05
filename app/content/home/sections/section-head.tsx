import type { ReactNode } from "react"
import * as buttons from "../../../styles/buttons.module.css"
import * as css from "../../../styles/home.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"

/** A link with an arrow to the end of the line. */
export function MoreLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={buttons.link} to={to}>
      {children}
      <Icon name="arrow-right" flip />
    </Link>
  )
}

/** A section's title, and where it leads. */
export function SectionHead({ title, more }: { title: string; more?: ReactNode }) {
  return (
    <div className={css.secHead}>
      <h2>{title}</h2>
      {more}
    </div>
  )
}
