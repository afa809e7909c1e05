import { constructionNotice } from "#core/content/construction-notice.ts"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"

/** The construction notice in French and Arabic. On English pages the merchant's English text stands beside the two; while there
 *  is none, a translation of the default ones. */
export function NoticeWords({
  settings: { bannerFr, bannerAr, bannerEn },
}: {
  settings: Pick<Settings, "bannerFr" | "bannerAr" | "bannerEn">
}) {
  const { locale } = useI18n()
  const isDefault = bannerFr === constructionNotice.fr && bannerAr === constructionNotice.ar
  const english = locale === "en" && (bannerEn || (isDefault && constructionNotice.en))
  return (
    <>
      <span lang="fr" dir="ltr">
        {bannerFr}
      </span>{" "}
      <span lang="ar" dir="rtl">
        {bannerAr}
      </span>
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
