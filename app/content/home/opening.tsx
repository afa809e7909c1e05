import { textLanguage } from "#core/i18n/text-language.ts"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Countdown } from "../../page/countdown.tsx"
import * as buttons from "../../styles/buttons.module.css"
import * as empty from "../../styles/empty.module.css"
import { BigStar, marketStall } from "../../ui/big-star.tsx"
import { Link } from "../../ui/link.tsx"

type OpeningProps = {
  settings: Settings
  /** ISO 8601 */
  now: string
}

/** The home page of a shop that is not filled yet: what it is called, that it opens, and how to reach its merchant. */
export function Opening({ settings, now }: OpeningProps) {
  const { t, to } = useI18n()
  const { tagline, openingDate } = settings
  return (
    <div className="wrap">
      <div className={empty.empty}>
        <BigStar drawing={marketStall} />
        <h1>{t("construction.title")}</h1>
        {tagline && <p {...textLanguage(settings, "tagline")}>{tagline}</p>}
        <p>{t("opening.text")}</p>
        {openingDate && openingDate > now && <Countdown end={openingDate} now={now} />}
        <div className={empty.row}>
          <Link className={`${buttons.btn} ${buttons.btnQuiet}`} to={to("/contact")}>
            {t("shell.info.contact")}
          </Link>
        </div>
      </div>
    </div>
  )
}
