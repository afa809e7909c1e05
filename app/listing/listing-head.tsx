import { Fragment } from "react"
import { Link } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import type { ListingHeading } from "./listing-heading.ts"

/** The way from the home page, the listing's name and a sentence about it. */
export function ListingHead({ heading: { trail, title, intro } }: { heading: ListingHeading }) {
  const { t, to } = useI18n()
  const last = trail.length - 1
  return (
    <>
      <nav className="crumbs" aria-label={t("listing.crumbs")}>
        {trail.map(({ label, path }, index) => (
          <Fragment key={path}>
            {index > 0 && <Icon name="chevron-right" flip />}
            <Link to={to(path)} aria-current={index === last ? "page" : undefined}>
              {label}
            </Link>
          </Fragment>
        ))}
      </nav>
      <div className="page-head">
        <div>
          <h1>{title}</h1>
          <p>{intro}</p>
        </div>
      </div>
    </>
  )
}
