import { foldDescription } from "#core/content/short-description.ts"
import { useI18n } from "../../i18n/i18n.tsx"

/** The short description, folded after 100 characters. The browser's own fold: it opens without JavaScript. */
export function BriefDescription({ text }: { text: string }) {
  const { t } = useI18n()
  const { head, rest } = foldDescription(text)
  if (!rest) return <p className="brief">{head}</p>
  return (
    <div className="brief">
      <span>{head}</span>
      <span className="brief-cut">… </span>
      <span className="brief-rest">{rest} </span>
      <details>
        <summary>
          <span className="brief-more">{t("product.more")}</span>
          <span className="brief-less">{t("product.less")}</span>
        </summary>
      </details>
    </div>
  )
}
