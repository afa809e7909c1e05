import type { Locale } from "#core/i18n/locale.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { useOwnAddress, usePage } from "../../../page/page.tsx"
import { useShellData } from "../../../page/shell-data.ts"
import * as header from "../../../styles/header.module.css"

const names: Record<Locale, { short: string; long: string }> = {
  fr: { short: "FR", long: "Français" },
  ar: { short: "ع", long: "العربية" },
  en: { short: "EN", long: "English" },
}

/** Links to the same page in the other languages of the shop, if it has several: plain ones, since a page has the
 *  messages of one language. */
export function LanguageLinks() {
  const { locale, t } = useI18n()
  const languages = useShellData()?.settings.languages ?? []
  const { search } = usePage()
  const { pathIn } = useOwnAddress()
  // Browsers and servers do not escape a query alike.
  const query = new URLSearchParams(search).toString()
  if (!languages[1]) return null
  return (
    <nav className={header.langs} aria-label={t("shell.language")} data-own-address="">
      {languages.map((language) => (
        <a
          key={language}
          lang={language}
          hrefLang={language}
          href={pathIn(language) + (query && `?${query}`)}
          aria-current={language === locale ? "true" : undefined}
        >
          <span aria-hidden="true">{names[language].short}</span>
          <span className="sr">{names[language].long}</span>
        </a>
      ))}
    </nav>
  )
}
