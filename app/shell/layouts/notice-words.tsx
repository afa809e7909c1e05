import { constructionNotice } from "#core/content/construction-notice.ts"
import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"

/** The construction notice in French and Arabic. On English pages a translation stands beside the two, as long as the
 *  merchant has not rewritten them. */
export function NoticeWords({
  settings: { bannerFr, bannerAr },
}: {
  settings: Pick<Settings, "bannerFr" | "bannerAr">
}) {
  const { locale } = useI18n()
  const isTranslated = locale === "en" && bannerFr === constructionNotice.fr && bannerAr === constructionNotice.ar
  return (
    <>
      <span lang="fr" dir="ltr">
        {bannerFr}
      </span>{" "}
      <span lang="ar" dir="rtl">
        {bannerAr}
      </span>
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
