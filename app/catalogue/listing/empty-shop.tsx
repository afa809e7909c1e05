import { useI18n } from "../../i18n/i18n.tsx"
import * as empty from "../../styles/empty.module.css"
import { BigStar, marketStall } from "../../ui/big-star.tsx"

/** In place of the products or categories of a shop that has none yet. */
export function EmptyShop() {
  const { t } = useI18n()
  return (
    <div className={empty.empty}>
      <BigStar drawing={marketStall} />
      <h2>{t("listing.none.title")}</h2>
      <p>{t("opening.text")}</p>
    </div>
  )
}
