import { isolateNumbers } from "#core/i18n/isolate-numbers.ts"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Link } from "../../ui/link.tsx"
import * as css from "./landing-page.module.css"

const pages = ["terms", "delivery-returns", "privacy"] as const

/** The seller, and the pages that the law requires (law 18-05, articles 10 to 12): all that leads away from a landing page. */
export function LandingFoot({ settings }: { settings: Settings }) {
  const { t, to } = useI18n()
  const { shopName, phone, phoneInternational, address, registerNumber } = settings
  return (
    <footer className={`${css.landingFoot} wrap muted small`}>
      <p>
        <b>{shopName}</b>
        {address && <span>{isolateNumbers(address)}</span>}
        {phone && (
          <a href={`tel:${phoneInternational}`}>
            <bdi dir="ltr">{phone}</bdi>
          </a>
        )}
        {registerNumber && (
          <span>
            {t("shell.foot.register")} <bdi dir="ltr">{registerNumber}</bdi>
          </span>
        )}
      </p>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <Link to={to(`/${page}`)}>{t(`shell.info.${page}`)}</Link>
          </li>
        ))}
      </ul>
    </footer>
  )
}
