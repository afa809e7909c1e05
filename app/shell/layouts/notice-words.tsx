import type { Settings } from "../../api-client/content.ts"
import { useI18n } from "../../i18n/i18n.tsx"

const english = "Under construction: many features to come."

/** The construction notice in French and Arabic. On English pages a translation stands beside the two, as long as the
 *  merchant's words speak of the construction. */
export function NoticeWords({
  settings: { bannerFr, bannerAr },
}: {
  settings: Pick<Settings, "bannerFr" | "bannerAr">
}) {
  const { locale } = useI18n()
  const isTranslated = locale === "en" && /construction/i.test(bannerFr)
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
            {english}
          </span>
        </>
      )}
    </>
  )
}
