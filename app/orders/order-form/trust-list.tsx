import { memo } from "react"
import { promiseMessage } from "#core/content/promise.ts"
import * as orderForm from "../../forms/order-form.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import { useShop } from "../../page/page.tsx"
import { promiseIcons } from "../../page/promise-icons.ts"
import { Icon } from "../../ui/icon.tsx"

/** The shop's promises, in one sentence each; nothing where nothing is promised. */
export const TrustList = memo(function TrustList() {
  const { t } = useI18n()
  const promises = useShop()?.promises ?? []
  if (promises.length === 0) return null
  return (
    <ul className={orderForm.trust}>
      {promises.map((promise) => {
        const { name, n } = promiseMessage(promise)
        return (
          <li key={name}>
            <Icon name={promiseIcons[promise.kind].icon} />
            {t(`promise.${name}`, { n })}
          </li>
        )
      })}
    </ul>
  )
})
