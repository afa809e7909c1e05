import type { Ref } from "react"
import { useI18n } from "../../i18n/i18n.tsx"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { MaximumSentences } from "./maximum-sentences.tsx"
import { OrderChanges } from "./order-changes.tsx"
import { PhoneSentence } from "./phone-sentence.tsx"
import type { OrderAlert } from "./sending/order-answer.ts"

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
