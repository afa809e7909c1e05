import { constructionNotice } from "#core/content/construction-notice.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"

/** The construction notice in French and Arabic, as far as the shop is shown in them. On English pages a translation stands
 *  beside the two, as long as the merchant has not rewritten them. */
export function NoticeWords({
  settings: { bannerFr, bannerAr, languages },
}: {
  settings: Pick<Settings, "bannerFr" | "bannerAr" | "languages">
}) {
  const { locale } = useI18n()
  const isTranslated = locale === "en" && bannerFr === constructionNotice.fr && bannerAr === constructionNotice.ar
  const isShown = (language: Locale) => languages.includes(language)
  // A shop in English alone whose merchant has written the notice has no other words for it.
  const isOther = !isShown("fr") && !isShown("ar") && !isTranslated
  return (
    <>
      {(isShown("fr") || isOther) && bannerFr !== "" && (
        <span lang="fr" dir="ltr">
          {bannerFr}
        </span>
      )}{" "}
      {(isShown("ar") || isOther) && bannerAr !== "" && (
        <span lang="ar" dir="rtl">
          {bannerAr}
        </span>
      )}
      {isTranslated && (
        <>
          {" "}
          <span lang="en" dir="ltr">
            {constructionNotice.en}
          </span>
        </>
      )}
    </>
  )
}
