import { memo } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { useShop } from "../../shell/page.tsx"
import { Icon } from "../../ui/icon.tsx"
import * as css from "./order-form.module.css"

/** Why there is no risk in ordering. */
export const TrustList = memo(function TrustList() {
  const { t } = useI18n()
  const exchangeDays = useShop()?.exchangeDays ?? 0
  return (
    <ul className={css.trust}>
      <li>
        <Icon name="hand-coins" />
        {t("orderForm.trustCash")}
      </li>
      <li>
        <Icon name="package-open" />
        {t("orderForm.trustOpen")}
      </li>
      {exchangeDays > 0 && (
        <li>
          <Icon name="repeat" />
          {t("orderForm.trustExchange", { n: exchangeDays })}
        </li>
      )}
    </ul>
  )
})
