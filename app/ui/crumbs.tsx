import { Fragment } from "react"
import { Link } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "./icon.tsx"

/** The way from the home page to this one.
 *  @param steps paths without language prefix; the last one is this page
 *  @param label what the list of links is called */
export function Crumbs({ steps, label }: { steps: { path: string; label: string }[]; label: string }) {
  const { to } = useI18n()
  const last = steps.length - 1
  return (
    <nav className="crumbs" aria-label={label}>
      {steps.map(({ path, label: name }, index) => (
        <Fragment key={path}>
          {index > 0 && <Icon name="chevron-right" flip />}
          {index === last ? <span aria-current="page">{name}</span> : <Link to={to(path)}>{name}</Link>}
        </Fragment>
      ))}
    </nav>
  )
}
