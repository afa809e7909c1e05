import type { ReactNode } from "react"
import type { Order } from "#core/orders/order.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import { Price } from "../../ui/price.tsx"
import { useDeliveryDays } from "../order-form/delivery/delivery-words.ts"
import * as css from "./confirmation.module.css"

type NextStepsProps = { order: Order; commune: string; days: Parameters<typeof useDeliveryDays>[0] }

/** What happens between the order and the payment.
 *  @param commune its name in the page's language
 *  @param days how long a delivery there takes */
export function NextSteps({ order, commune, days }: NextStepsProps) {
  const { t } = useI18n()
  const isHomeDelivery = order.delivery === "home"
  const time = useDeliveryDays(days)
  return (
    <>
      <h2 className="sr">{t("confirmation.next")}</h2>
      <ol className={css.steps}>
        <Step now icon={<Icon name="phone-call" />} title={t("confirmation.call")}>
          {t("confirmation.callText")}
        </Step>
        <Step icon={<Icon name="package" />} title={t("confirmation.pack")}>
          {t("confirmation.packText")}
        </Step>
        <Step icon={<Icon name="truck" />} title={t("confirmation.travel", { commune })}>
          {t(isHomeDelivery ? "confirmation.travelHome" : "confirmation.travelDesk")}
          {time && ` ${t("confirmation.travelTime", { time })}`}
        </Step>
        <Step icon={<Icon name="hand-coins" />} title={t("confirmation.pay")}>
          <Price amount={order.total} />{" "}
          {order.deliveryPrice === null
            ? t("confirmation.payBefore")
            : t(isHomeDelivery ? "confirmation.payText" : "confirmation.payDesk")}
        </Step>
      </ol>
    </>
  )
}

type StepProps = { icon: ReactNode; title: string; children: ReactNode; now?: boolean }

function Step({ icon, title, children, now = false }: StepProps) {
  return (
    <li className={now ? css.now : undefined} aria-current={now ? "step" : undefined}>
      <span className={css.dot}>{icon}</span>
      <div>
        <b>{title}</b>
        <p>{children}</p>
      </div>
    </li>
  )
}
