import type { MouseEvent, Ref } from "react"
import type { OrderProblem } from "#core/orders/order-check.ts"
import { blocksOrder, isMaximumChange } from "#core/orders/order-maximums.ts"
import type { Quote } from "#core/orders/order-quote.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import * as marks from "../../styles/marks.module.css"
import { Icon } from "../../ui/icon.tsx"
import { changeText } from "./change-text.ts"
import { MaximumSentences } from "./maximum-sentences.tsx"
import * as css from "./order-parts.module.css"
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

type OrderAlertProps = {
  alert: OrderAlert
  /** Begins the ids of the fields. */
  formId: string
  /** A missing choice outside of the checked fields: its id and words; null = none. */
  unchosen?: { id: string; text: string } | null
  ref: Ref<HTMLDivElement>
}

/** Says why no order was placed (specification, section 8). It takes the focus when no field is at fault. */
export function OrderAlertBox({ alert, formId, unchosen = null, ref }: OrderAlertProps) {
  if (alert.kind === "problem") return <FieldLinks problem={alert.problem} formId={formId} unchosen={unchosen} />
  return (
    <div
      className={marks.alert}
      data-calm={alert.kind === "check" || undefined}
      role="alert"
      tabIndex={-1}
      ref={ref}
      // biome-ignore lint/a11y/noAutofocus: the answer to a form that was sent without JavaScript.
      autoFocus
    >
      <Icon name={alert.kind === "check" ? "check" : "circle-alert"} />
      <div suppressHydrationWarning>
        <AlertText alert={alert} />
      </div>
    </div>
  )
}

/** The alert of the first check that fails (specification, section 5), and everything else that is missing: each leads to its
 *  field. */
function FieldLinks({ problem, formId, unchosen }: { problem: OrderProblem } & Omit<OrderAlertProps, "alert" | "ref">) {
  const { t } = useI18n()
  const { fields, rules } = problem
  const faults = fields.map((field, at) => ({ id: `${formId}-${field}`, rule: rules[at] ?? "tooLong" }))
  // Wilaya and commune have one alert.
  const alerts = faults.filter(({ rule }, at) => rules.indexOf(rule) === at)
  const [first, ...others] = alerts.map(({ id, rule }) => ({ id, text: t(`orderForm.alert.${rule}`) }))
  const rest = unchosen ? [...others, unchosen] : others
  return (
    <div className={`${marks.alert} ${css.fieldLinks}`}>
      <Icon name="circle-alert" />
      <div>
        <p role="alert">{first && <FieldLink {...first} />}</p>
        {rest.length > 0 && (
          <ul>
            {rest.map((link) => (
              <li key={link.id}>
                <FieldLink {...link} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function FieldLink({ id, text }: { id: string; text: string }) {
  return (
    <a href={`#${id}`} onClick={focusField}>
      {text}
    </a>
  )
}

/** Focuses what a link leads to, without a step in the history: within a dialog that would close it. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const place = document.querySelector<HTMLElement>(event.currentTarget.hash)
  const field = place?.matches("fieldset") ? place.querySelector<HTMLElement>("input:enabled") : place
  if (!field?.matches("input, select, textarea")) return
  event.preventDefault()
  field.focus()
}

function AlertText({ alert }: { alert: Exclude<OrderAlert, { kind: "problem" }> }) {
  const { t } = useI18n()
  if (alert.kind === "choose" || alert.kind === "desk") return <b>{t(`orderForm.alert.${alert.kind}`)}</b>
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
