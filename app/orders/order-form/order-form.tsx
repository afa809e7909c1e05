import type { SubmitEvent } from "react"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { isUnserved } from "#core/delivery/delivery.ts"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import { findOrderProblem } from "#core/orders/order-check.ts"
import type { BlockProduct } from "../../cards/block-product.ts"
import * as css from "../../forms/order-form.module.css"
import { PlaceFields } from "../../forms/place-fields.tsx"
import type { WilayaCommunes } from "../../forms/use-communes.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import type { Sending } from "../../page/use-sending.ts"
import { Form } from "../../ui/link.tsx"
import { AmountFields } from "./amount-fields.tsx"
import { BuyButton } from "./buy-button.tsx"
import { DeliveryChoice } from "./delivery/delivery-choice.tsx"
import { useDeliveryLine } from "./delivery/delivery-words.ts"
import { DeskField } from "./delivery/desk-field.tsx"
import type { PlaceDesks } from "./delivery/use-desks.ts"
import { FormLead } from "./form-lead.tsx"
import { MobileWarningNote, useMobileWarning } from "./mobile-warning.tsx"
import { OrderAlertBox } from "./order-alert.tsx"
import { OrderHelp } from "./order-help.tsx"
import { OrderSumsTable } from "./order-sums.tsx"
import { PersonFields } from "./person-fields.tsx"
import { saveFormPlace, savePerson } from "./saved-person.ts"
import { invalidField, type OrderAlert, type OrderAnswer } from "./sending/order-answer.ts"
import { colorAndSize, type OrderFormValues, orderedGoods, readOrder } from "./sending/order-form-values.ts"
import { OrderTrace } from "./sending/order-trace.tsx"
import { useOrderTrace } from "./sending/use-order-trace.ts"
import { TrustList } from "./trust-list.tsx"
import { useOrderAlert } from "./use-order-alert.ts"
import type { OrderChoice } from "./use-order-choice.ts"
import { useSavedPerson } from "./use-saved-person.ts"

type OrderFormProps = {
  formId: string
  product: Pick<BlockProduct, "slug" | "title">
  /** Sends the form; the screen reads its answer too. */
  sending: Sending<OrderAnswer>
  choice: OrderChoice
  /** The names of the chosen colour and size. */
  names: VariantChoice
  /** Words for the option that is not chosen yet; null = all are. */
  unchosen: string | null
  /** Says at the option that it has to be chosen.
   *  @param focus whether it is the first fault, and takes the focus */
  onUnchosen: (focus: boolean) => void
  /** The choice is sold out: the form is hidden and its values stay. */
  hidden: boolean
  /** Without what leads away from the order. */
  alone: boolean
  /** The path that answers the form, without language. */
  path: string
  /** Whether the form has to tell which product it orders: its path does not. */
  namesProduct: boolean
  /** In a preview, which takes no orders. */
  isPreview: boolean
  /** First values of the form. */
  typed: OrderFormValues
  wilayas: Wilaya[]
  communes: WilayaCommunes
  desks: PlaceDesks
  /** Why the last try placed no order. */
  answered: OrderAlert | null
  /** The idempotency key of a form that the server gave back without JavaScript. */
  givenKey: string | undefined
}

/** The direct order form (specification, sections 2 to 5). A plain POST form, which the script turns into one that
 *  checks before sending and stays on its page. Stepper and colours stand outside and name it by `form`. */
export function OrderForm({
  formId,
  product,
  sending,
  choice,
  names,
  unchosen,
  onUnchosen,
  hidden,
  alone,
  path,
  namesProduct,
  isPreview,
  typed,
  wilayas,
  communes,
  desks,
  answered,
  givenKey,
}: OrderFormProps) {
  const { t } = useI18n()
  const { alert, faults, setAlert, mend, formRef, alertRef } = useOrderAlert(answered)
  const firstFault = invalidField(answered)
  const mobile = useMobileWarning(typed.mobile)
  const trace = useOrderTrace(product.slug, givenKey)
  const saved = useSavedPerson(formRef)

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const filled = readOrder(new FormData(event.currentTarget))
    const problem = findOrderProblem(filled)
    setAlert(problem && { kind: "problem", problem })
    event.preventDefault()
    if (unchosen !== null) onUnchosen(!problem)
    if (problem || unchosen !== null || sending.busy) return
    trace.finish(event.currentTarget, orderedGoods(product.slug, filled))
    const sent = new FormData(event.currentTarget, event.nativeEvent.submitter)
    savePerson(sent)
    sending.send(sent)
  }

  const unserved = isUnserved(choice.chosen, choice.delivery)
  return (
    <Form
      method="post"
      action={path}
      className={css.order}
      id={formId}
      ref={formRef}
      hidden={hidden}
      onSubmit={check}
      onInput={(event) => {
        mend(event)
        const form = event.currentTarget
        saveFormPlace(form, event.target)
        trace.begin(() => orderedGoods(product.slug, readOrder(new FormData(form))))
      }}
      aria-labelledby={`${formId}-title`}
      noValidate
    >
      <header>
        <h2 id={`${formId}-title`}>{t("orderForm.title")}</h2>
        <FormLead {...saved} />
      </header>
      {alert && (
        <OrderAlertBox
          alert={alert}
          formId={formId}
          unchosen={unchosen === null ? null : { id: `${formId}-size`, text: unchosen }}
          ref={alertRef}
        />
      )}
      <OrderTrace formId={formId} givenKey={givenKey} />
      {namesProduct && <input type="hidden" name="product" value={product.slug} />}
      <AmountFields amount={choice.sums.amount} priceOf={choice.priceOf} />
      <div className={`${css.form} ${css.widePlaces}`}>
        <PersonFields formId={formId} typed={typed} mobile={mobile} faults={faults} firstFault={firstFault} />
        <PlaceFields
          formId={formId}
          wilayas={wilayas}
          faults={faults}
          firstFault={firstFault}
          wilaya={choice.wilaya}
          onWilaya={choice.setWilaya}
          onCommune={choice.setCommune}
          first={typed}
          firstCommunes={communes}
        />
        <DeliveryChoice
          wilaya={choice.chosen}
          chosen={choice.delivery}
          onChoose={choice.setDelivery}
          priceOf={choice.priceOf}
        />
        <DeskField formId={formId} choice={choice} first={typed.desk} firstDesks={desks} />
      </div>
      <OrderSumsTable
        product={useProductLine({ title: product.title, quantity: choice.quantity, names })}
        delivery={useDeliveryLine(choice)}
        sums={choice.sums}
        unserved={unserved}
        unchosen={!choice.chosen}
      />
      <MobileWarningNote typed={mobile.typed} />
      <BuyButton busy={sending.busy} unserved={unserved} isPreview={isPreview} />
      {!alone && <OrderHelp />}
      <TrustList />
    </Form>
  )
}

type ProductLine = { title: string; quantity: number; names: VariantChoice }

function useProductLine({ title, quantity, names }: ProductLine): string {
  const { t } = useI18n()
  const color = colorAndSize(names)
  return t(color ? "orderForm.productLineColor" : "orderForm.productLine", { n: quantity, title, color })
}
