import { useI18n } from "../../i18n/i18n.tsx"
import * as header from "../../shell/layouts/header/header.module.css"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { compareList } from "./compare-list.ts"

/** The compare list's icon with its count. Phones have room for it only while there is something to compare. */
export function CompareLink() {
  const { t, to } = useI18n()
  const n = compareList.useCount()
  return (
    <Link
      className={n > 0 ? `${buttons.iconBtn} ${header.compareLink}` : `${buttons.iconBtn} no-phone`}
      to={to("/compare")}
    >
      <span className="sr">{t("compare.link", { n })}</span>
      <Icon name="scale" />
      {n > 0 && (
        <span className={header.badge} aria-hidden="true">
          {n}
        </span>
      )}
    </Link>
  )
}
