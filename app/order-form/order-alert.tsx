import type { Ref } from "react"
import type { OrderConflict } from "#api/contract/order.ts"
import { type Centimes, formatMoney, fromDinars } from "#core/money.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import type { OrderAlert } from "./order-answer.ts"
import { PhoneSentence } from "./phone-sentence.tsx"

/** Says why no order was placed (specification, section 8). It takes the focus when no field is at fault. */
export function OrderAlertBox({ alert, ref }: { alert: OrderAlert; ref: Ref<HTMLDivElement> }) {
  return (
    <div
      className="alert"
      role="alert"
      tabIndex={-1}
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent without JavaScript.
      autoFocus={alert.kind !== "problem"}
    >
      <Icon name="circle-alert" />
      <div suppressHydrationWarning>
        <AlertText alert={alert} />
      </div>
    </div>
  )
}

function AlertText({ alert }: { alert: OrderAlert }) {
  const { t } = useI18n()
  if (alert.kind === "problem") return <b>{t(`orderForm.alert.${alert.problem.rule}`)}</b>
  if (alert.kind === "conflict") return <ConflictText conflict={alert.conflict} />
  return (
    <>
      <b>{t("orderForm.alert.failed")}</b>
      <p>
        <PhoneSentence message="orderForm.alert.failedText" />
      </p>
    </>
  )
}

function ConflictText({ conflict }: { conflict: OrderConflict }) {
  const { locale, t } = useI18n()
  const money = (amount: Centimes) => formatMoney(amount, locale)
  if (conflict.reason === "outOfStock") return <b>{t("orderForm.alert.outOfStock")}</b>
  if (conflict.reason === "notEnough") {
    return (
      <>
        <b>{t("orderForm.alert.notEnough", { n: conflict.available })}</b>
        <p>{t("orderForm.alert.notEnoughText")}</p>
      </>
    )
  }
  return (
    <>
      <b>{t("orderForm.alert.priceChanged")}</b>
      <p suppressHydrationWarning>
        {t("orderForm.alert.priceChangedText", {
          price: money(fromDinars(conflict.price)),
          amount: money(fromDinars(conflict.amount)),
        })}
      </p>
    </>
  )
}
