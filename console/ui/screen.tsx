import type { ReactNode } from "react"
import { Link } from "react-router"
import * as buttons from "#app/styles/buttons.module.css"
import * as ordersHead from "../styles/orders-head.module.css"
import * as parts from "../styles/parts.module.css"
import * as settings from "../styles/settings.module.css"
import * as forms from "./forms/forms.module.css"
import { Icon } from "./icon.tsx"

type Props = {
  title: ReactNode
  /** The list that a record is of, with the name of the link to it. */
  back?: { to: string; label: string }
  /** The screens beside this one. */
  tabs?: ReactNode
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Purpose of the screen, below its title. */
  lead?: string
  /** As wide as a list of lines; by default as a form. */
  narrow?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A screen whose content stands below its title. */
export function Screen({ title, back, tabs, actions, lead, narrow = false, className = "", children }: Props) {
  const heading = <h1>{title}</h1>
  return (
    <div className={`${parts.cPage} ${settings.cParts} ${narrow ? parts.cNarrow : forms.cFormPage} ${className}`}>
      {tabs}
      {back || actions ? (
        <header className={ordersHead.cTop}>
          {back && (
            <Link className={buttons.iconBtn} to={back.to} aria-label={back.label}>
              <Icon name="arrow-left" flip />
            </Link>
          )}
          {heading}
          {actions}
        </header>
      ) : (
        heading
      )}
      {lead && <p className="muted">{lead}</p>}
      {children}
    </div>
  )
}
