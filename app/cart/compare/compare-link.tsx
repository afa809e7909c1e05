import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { compareList } from "./compare-list.ts"

/** The compare list's icon with its count. Phones have room for it only while there is something to compare. */
export function CompareLink() {
  const { t, to } = useI18n()
  const n = compareList.useCount()
  return (
    <Link className={n > 0 ? "icon-btn compare-link" : "icon-btn no-phone"} to={to("/compare")}>
      <span className="sr">{t("compare.link", { n })}</span>
      <Icon name="scale" />
      {n > 0 && (
        <span className="badge" aria-hidden="true">
          {n}
        </span>
      )}
    </Link>
  )
}
