import type { Settings } from "../../../api-client/content.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { openWilayaCount } from "../../../page/wilayas-text.ts"
import * as headerCss from "../../../styles/header.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { LanguageLinks } from "./language-links.tsx"
import * as css from "./nav.module.css"

/** The thin strip above the header: phone, delivery promise, languages. */
export function TopStrip({ settings }: { settings: Settings }) {
  const { t } = useI18n()
  return (
    <section className={headerCss.strip} aria-label={t("shell.strip")}>
      <div className="wrap">
        {settings.phone && (
          <a className="no-phone" href={`tel:${settings.phoneInternational}`}>
            <Icon name="phone" />
            <bdi dir="ltr">{settings.phone}</bdi>
          </a>
        )}
        <span>
          <Icon name="truck" />
          {t("shell.delivery", { n: openWilayaCount(settings) })}
        </span>
        <div className={css.end}>
          <LanguageLinks />
        </div>
      </div>
    </section>
  )
}
