import { memo } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import { useLacks, useShop } from "../../page/page.tsx"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import * as css from "./order-parts.module.css"

/** For who hesitates at the button that orders: a question by WhatsApp, and how a parcel is returned. */
export const OrderHelp = memo(function OrderHelp() {
  const { t, to } = useI18n()
  const lacks = useLacks()
  const whatsapp = useShop()?.whatsapp
  return (
    <p className={css.orderHelp}>
      {whatsapp && (
        <a className={buttons.link} href={`https://wa.me/${whatsapp}`} rel="noopener noreferrer">
          <Icon name="message-circle" />
          {t("orderForm.whatsapp")}
        </a>
      )}
      {!lacks("pages") && (
        <Link className={buttons.link} to={to("/delivery-returns")}>
          <Icon name="rotate-ccw" />
          {t("shell.info.delivery-returns")}
        </Link>
      )}
    </p>
  )
})
