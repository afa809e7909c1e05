import { type InputEvent, type SubmitEvent, useEffect, useRef, useState } from "react"
import type { FetcherWithComponents } from "react-router"
import { toDinars } from "#core/money.ts"
import { findOrderProblem } from "#core/order-check.ts"
import type { Product } from "#core/product.ts"
import { deliveryKinds, type Wilaya } from "#core/wilaya.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { BuyButton } from "./buy-button.tsx"
import { DeliveryChoice } from "./delivery-choice.tsx"
import { OrderAlertBox } from "./order-alert.tsx"
import { fieldAtFault, type OrderAlert, type OrderAnswer } from "./order-answer.ts"
import { OrderSumsTable } from "./order-sums.tsx"
import { PersonFields } from "./person-fields.tsx"
import { PlaceFields } from "./place-fields.tsx"
import { TrustList } from "./trust-list.tsx"
import { colorAndSize, readOrder, type TypedOrder } from "./typed-order.ts"
import type { CommunesOf } from "./use-communes.ts"
import type { OrderChoice } from "./use-order-choice.ts"

type OrderFormProps = {
  formId: string
  product: Product
  /** Sends the form; the screen reads its answer too. */
  fetcher: FetcherWithComponents<OrderAnswer>
  choice: OrderChoice
  /** What stands in the form when the page comes. */
  typed: TypedOrder
  wilayas: Wilaya[]
  communes: CommunesOf
  /** Why the last try placed no order. */
  answered: OrderAlert | null
}

/** The direct order form (specification, sections 2 to 5). A plain POST form, which the script turns into one that
 *  checks before sending and stays on its page. Stepper and colours stand outside and name it by `form`. */
export function OrderForm({ formId, product, fetcher, choice, typed, wilayas, communes, answered }: OrderFormProps) {
  const { t, to } = useI18n()
  const busy = fetcher.state !== "idle"
  const { alert, setAlert, formRef, alertRef } = useOrderAlert(answered)
  const fault = fieldAtFault(alert)
  const firstFault = fieldAtFault(answered)

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const problem = findOrderProblem(readOrder(new FormData(event.currentTarget)))
    if (problem) event.preventDefault()
    setAlert(problem && { kind: "problem", problem })
  }

  // The message goes as soon as its field is being filled in.
  const mend = ({ target }: InputEvent<HTMLFormElement>) => {
    if (fault && target instanceof HTMLElement && target.getAttribute("name") === fault) setAlert(null)
  }

  return (
    <fetcher.Form
      method="post"
      action={to(`/product-details/${product.slug}`)}
      className="order"
      id={formId}
      ref={formRef}
      onSubmit={check}
      onInput={mend}
      aria-labelledby={`${formId}-title`}
      noValidate
    >
      <header>
        <h2 id={`${formId}-title`}>{t("orderForm.title")}</h2>
        <p>{t("orderForm.lead")}</p>
      </header>
      {alert && <OrderAlertBox alert={alert} ref={alertRef} />}
      <ShownAmounts choice={choice} />
      <div className="form">
        <PersonFields formId={formId} typed={typed} fault={fault} firstFault={firstFault} />
        <PlaceFields
          {...{ formId, wilayas, fault, firstFault }}
          wilaya={choice.wilaya}
          onWilaya={choice.setWilaya}
          firstCommune={typed.commune}
          firstCommunes={communes}
        />
        <DeliveryChoice chosen={typed.delivery} onChoose={choice.setDelivery} priceOf={choice.priceOf} />
      </div>
      <OrderSumsTable
        product={useProductLine(choice, product.title)}
        delivery={useDeliveryLine(choice)}
        sums={choice.sums}
      />
      <BuyButton busy={busy} />
      <TrustList />
    </fetcher.Form>
  )
}

/** The amounts on screen, which the order is placed at or not at all. */
function ShownAmounts({ choice }: { choice: OrderChoice }) {
  return (
    <>
      <input type="hidden" name="amount" value={toDinars(choice.sums.amount)} />
      {deliveryKinds.map((kind) => {
        const price = choice.priceOf(kind)
        return <input key={kind} type="hidden" name={`${kind}Price`} value={price === null ? "" : toDinars(price)} />
      })}
    </>
  )
}

/** The alert on screen, from the browser's own check or from the server, with the focus moved to what is at fault. */
function useOrderAlert(answered: OrderAlert | null) {
  const [alert, setAlert] = useState(answered)
  const formRef = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLDivElement>(null)

  useEffect(() => setAlert(answered), [answered])

  useEffect(() => {
    if (!alert) return
    const field = fieldAtFault(alert)
    const control = field && formRef.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
    if (document.activeElement !== control) alertRef.current?.focus()
  }, [alert])

  return { alert, setAlert, formRef, alertRef }
}

function useProductLine(choice: OrderChoice, title: string): string {
  const { t } = useI18n()
  const color = colorAndSize(choice)
  return t(color ? "orderForm.productLineColor" : "orderForm.productLine", { n: choice.quantity, title, color })
}

function useDeliveryLine({ chosen, delivery }: OrderChoice): string {
  const { locale, t } = useI18n()
  if (!chosen) return t("orderForm.deliveryLine")
  return t(`orderForm.${delivery}Line`, { wilaya: locale === "ar" ? chosen.namear : chosen.name })
}
