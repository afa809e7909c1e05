import { textDirection } from "#core/i18n/locale.ts"
import { createI18n, useI18n } from "../../i18n/i18n.tsx"
import { useOwnAddress, usePage } from "../../page/page.tsx"
import { useShellData } from "../../page/shell-data.ts"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./language-offer.module.css"

/** Offers the page in the languages that it is not in, each in its own words. The page is the same for all visitors: the browser
 *  shows the line in the language of its device, until somebody has answered it (islands/start.js). */
export function LanguageOffer() {
  const { locale } = useI18n()
  const languages = useShellData()?.settings.languages ?? []
  const { pathIn } = useOwnAddress()
  const query = new URLSearchParams(usePage().search).toString()
  return languages
    .filter((language) => language !== locale)
    .map((language) => {
      const { t } = createI18n(language)
      return (
        <aside
          key={language}
          className={css.languageOffer}
          lang={language}
          dir={textDirection(language)}
          aria-label={t("shell.language")}
          data-language-offer=""
          data-own-address=""
        >
          <div className="wrap">
            <a href={pathIn(language) + (query && `?${query}`)}>{t("shell.languageOffer")}</a>
            <button type="button" className={buttons.iconBtn} aria-label={t("shell.notice.close")}>
              <Icon name="x" />
            </button>
          </div>
        </aside>
      )
    })
}
