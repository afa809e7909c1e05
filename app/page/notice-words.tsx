import { constructionNotice, isConstructionNotice } from "#core/content/construction-notice.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Settings } from "../api-client/content.ts"
import { useI18n } from "../i18n/i18n.tsx"

/** The construction notice in French and Arabic, as far as the shop is shown in them. On English pages the merchant's English text
 *  stands beside the two; while there is none, a translation of the default ones. An English text without the two stands on
 *  every page. */
export function NoticeWords({
  settings: { bannerFr, bannerAr, bannerEn, languages },
}: {
  settings: Pick<Settings, "bannerFr" | "bannerAr" | "bannerEn" | "languages">
}) {
  const { locale } = useI18n()
  const isDefault = isConstructionNotice(bannerFr, bannerAr)
  const isShown = (language: Locale) => languages.includes(language)
  const ofEnglishPages = locale === "en" && (bannerEn || (isDefault && constructionNotice.en))
  // A shop in English alone without an English text has no other words for it.
  const isOther = !isShown("fr") && !isShown("ar") && !ofEnglishPages
  const french = (isShown("fr") || isOther) && bannerFr
  const arabic = (isShown("ar") || isOther) && bannerAr
  const english = ofEnglishPages || (!french && !arabic && bannerEn)
  return (
    <>
      {french && (
        <span lang="fr" dir="ltr">
          {french}
        </span>
      )}{" "}
      {arabic && (
        <span lang="ar" dir="rtl">
          {arabic}
        </span>
      )}
      {english && (
        <>
          {" "}
          <span lang="en" dir="ltr">
            {english}
          </span>
        </>
      )}
    </>
  )
}
