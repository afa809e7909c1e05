import { Link } from "react-router"
import type { OrderDetail } from "#api/orders/contract-admin-detail.ts"
import { useMay } from "../../data/use-me.ts"
import { useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/order-page.module.css"

/** Where an order was placed, with the landing page that it came from; nothing where that was not recorded. */
export function OrderOrigin({ origin }: Pick<OrderDetail, "origin">) {
  const t = useText()
  const mayOpen = useMay("content.write")
  if (!origin) return null
  const { page, landingPage } = origin
  return (
    <dl className={css.cFacts}>
      <div>
        <dt>{t("order.origin")}</dt>
        <dd>
          {t(`order.origin.${page}`)}
          {landingPage && " · "}
          {landingPage &&
            (mayOpen && !landingPage.isRemoved ? (
              <Link to={`/landing-pages/${landingPage.documentId}`}>
                <bdi dir="ltr">/{landingPage.slug}</bdi>
              </Link>
            ) : (
              <bdi dir="ltr">/{landingPage.slug}</bdi>
            ))}
          {landingPage?.isRemoved && ` (${t("order.origin.removed")})`}
        </dd>
      </div>
    </dl>
  )
}
