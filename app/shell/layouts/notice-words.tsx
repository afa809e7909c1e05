import { constructionNotice } from "#core/content/construction-notice.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"

/** The construction notice in French and Arabic, as far as the shop is shown in them. On English pages the merchant's English text
 *  stands beside the two; while there is none, a translation of the default ones. */
export function NoticeWords({
  settings: { bannerFr, bannerAr, bannerEn, languages },
}: {
  settings: Pick<Settings, "bannerFr" | "bannerAr" | "bannerEn" | "languages">
}) {
  const { locale } = useI18n()
  const isDefault = bannerFr === constructionNotice.fr && bannerAr === constructionNotice.ar
  const english = locale === "en" && (bannerEn || (isDefault && constructionNotice.en))
  const isShown = (language: Locale) => languages.includes(language)
  // A shop in English alone without an English text has no other words for it.
  const isOther = !isShown("fr") && !isShown("ar") && !english
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
