import type { Ref } from "react"
import { blocksOrder, isMaximumChange } from "#core/orders/order-maximums.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { changeText } from "./change-text.ts"
import { MaximumSentences } from "./maximum-sentences.tsx"
import { PhoneSentence } from "./phone-sentence.tsx"
import type { OrderAlert } from "./sending/order-answer.ts"

/** Says everything that is not as the shopper saw it, with old and new, and what the order comes to now. */
function OrderChanges({ quote }: { quote: Quote }) {
  const i18n = useI18n()
  const { t, money } = i18n
  const { changes, lines, total } = quote
  const [only] = changes
  const possible = lines.length > 0 && !changes.some(blocksOrder)
  return (
    <>
      <b>{changes.length === 1 && only ? changeText(only, i18n) : t("orderForm.changed")}</b>
      {changes.length > 1 && (
        <ul>
          {changes.map((change) => (
            <li key={JSON.stringify(change)}>{changeText(change, i18n)}</li>
          ))}
        </ul>
      )}
      {changes.some(isMaximumChange) && (
        <p>
          <PhoneSentence message="orderForm.maximumCall" withoutPhone="orderForm.maximumCallNoPhone" />
        </p>
      )}
      {possible && <p>{t("orderForm.changedText", { total: money(total) })}</p>}
    </>
  )
}

/** Says why no order was placed (specification, section 8). It takes the focus when no field is at fault. */
export function OrderAlertBox({ alert, ref }: { alert: OrderAlert; ref: Ref<HTMLDivElement> }) {
  return (
    <div
      className={marks.alert}
      data-calm={alert.kind === "check" || undefined}
      role="alert"
      tabIndex={-1}
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent without JavaScript.
      autoFocus={alert.kind !== "problem"}
    >
      <Icon name={alert.kind === "check" ? "check" : "circle-alert"} />
      <div suppressHydrationWarning>
        <AlertText alert={alert} />
      </div>
    </div>
  )
}

function AlertText({ alert }: { alert: OrderAlert }) {
  const { t } = useI18n()
  if (alert.kind === "problem") return <b>{t(`orderForm.alert.${alert.problem.rule}`)}</b>
  if (alert.kind === "choose") return <b>{t("orderForm.alert.choose")}</b>
  if (alert.kind === "maximum") return <MaximumSentences changes={alert.changes} />
  if (alert.kind === "conflict") return <OrderChanges quote={alert.conflict} />
  return (
    <>
      <b>{t(`orderForm.alert.${alert.kind}`)}</b>
      <p>
        <PhoneSentence
          message={`orderForm.alert.${alert.kind}Text`}
          withoutPhone={`orderForm.alert.${alert.kind}TextNoPhone`}
        />
      </p>
    </>
  )
}
