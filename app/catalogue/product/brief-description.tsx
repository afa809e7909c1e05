import { foldDescription } from "#core/content/short-description.ts"
import type { textLanguage } from "#core/i18n/text-language.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as css from "./product.module.css"

/** The short description, folded after 100 characters. The browser's own fold: it opens without JavaScript.
 *  @param language of the text, where it is not the page's */
export function BriefDescription({ text, language }: { text: string; language: ReturnType<typeof textLanguage> }) {
  const { t } = useI18n()
  const { head, rest } = foldDescription(text)
  if (!rest)
    return (
      <p className={css.brief} {...language}>
        {head}
      </p>
    )
  return (
    <div className={css.brief}>
      <span {...language}>{head}</span>
      <span className={css.briefCut}>… </span>
      <span className={css.briefRest} {...language}>
        {rest}{" "}
      </span>
      <details>
        <summary>
          <span className={css.briefMore}>{t("product.more")}</span>
          <span className={css.briefLess}>{t("product.less")}</span>
        </summary>
      </details>
    </div>
  )
}
