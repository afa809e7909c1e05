import { Fragment } from "react"
import type { textLanguage } from "#core/i18n/text-language.ts"
import { useI18n } from "../i18n/i18n.tsx"
import * as marks from "../styles/marks.module.css"
import { Icon } from "./icon.tsx"
import { Link } from "./link.tsx"

/** A step on the way to a page: its path without language prefix and its name. */
export type Crumb = {
  path: string
  label: string
  /** Of the name, where that is not the page's. */
  language?: ReturnType<typeof textLanguage>
}

/** The way from the home page to this one.
 *  @param steps below the home page; the last one is this page */
export function Crumbs({ steps }: { steps: Crumb[] }) {
  const { t, to } = useI18n()
  const last = steps.length - 1
  return (
    <nav className={marks.crumbs} aria-label={t("shell.crumbs")}>
      <Link to={to("/")}>{t("shell.nav.home")}</Link>
      {steps.map(({ path, label, language }, index) => (
        <Fragment key={path}>
          <Icon name="chevron-right" flip />
          {index === last ? (
            <span aria-current="page" {...language}>
              {label}
            </span>
          ) : (
            <Link to={to(path)} {...language}>
              {label}
            </Link>
          )}
        </Fragment>
      ))}
    </nav>
  )
}
