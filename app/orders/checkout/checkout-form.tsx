import { type SubmitEvent, useState } from "react"
import { type Cart, itemKey, lineTotal } from "#core/cart/cart.ts"
import { cartGoods } from "#core/cart/cart-goods.ts"
import { cartLines } from "#core/cart/cart-order.ts"
import { isUnserved } from "#core/delivery/delivery.ts"
import type { Wilaya } from "#core/delivery/wilaya.ts"
import { findOrderProblem } from "#core/orders/order-check.ts"
import { blocksOrder } from "#core/orders/order-maximums.ts"
import { BlankTile } from "../../cards/product-tile.tsx"
import * as orderForm from "../../forms/order-form.module.css"
import { PlaceFields } from "../../forms/place-fields.tsx"
import type { WilayaCommunes } from "../../forms/use-communes.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { SelectedVariant } from "../../lists/selected-variant.tsx"
import { useShop } from "../../page/page.tsx"
import type { Sending } from "../../page/use-sending.ts"
import * as buttons from "../../styles/buttons.module.css"
import { Form, Link } from "../../ui/link.tsx"
import { Thumbnail } from "../../ui/picture.tsx"
import { Price } from "../../ui/price.tsx"
import { AmountFields } from "../order-form/amount-fields.tsx"
import { BuyBar } from "../order-form/buy-bar.tsx"
import { BuyButton } from "../order-form/buy-button.tsx"
import { DeliveryChoice } from "../order-form/delivery/delivery-choice.tsx"
import { useDeliveryLine } from "../order-form/delivery/delivery-words.ts"
import { DeskField } from "../order-form/delivery/desk-field.tsx"
import { reachedPlace } from "../order-form/delivery/use-delivery-choice.ts"
import { noDesks } from "../order-form/delivery/use-desks.ts"
import { FormLead } from "../order-form/form-lead.tsx"
import { MobileWarningNote, useMobileWarning } from "../order-form/mobile-warning.tsx"
import { OrderAlertBox } from "../order-form/order-alert.tsx"
import { OrderHelp } from "../order-form/order-help.tsx"
import { OrderSumsTable } from "../order-form/order-sums.tsx"
import { PersonFields } from "../order-form/person-fields.tsx"
import { saveFormPlace, savePerson } from "../order-form/saved-person.ts"
import { invalidField, type OrderAlert } from "../order-form/sending/order-answer.ts"
import { OrderTrace } from "../order-form/sending/order-trace.tsx"
import { useOrderTrace } from "../order-form/sending/use-order-trace.ts"
import { TrustList } from "../order-form/trust-list.tsx"
import { useOrderAlert } from "../order-form/use-order-alert.ts"
import { useSavedPerson } from "../order-form/use-saved-person.ts"
import { CartMaximums, useCartMaximums } from "./cart-maximums.tsx"
import * as css from "./checkout.module.css"
import type { CheckoutAnswer } from "./checkout-form-values.ts"
import { checkoutGoods, readCheckout } from "./checkout-form-values.ts"
import { CouponField } from "./coupon-field.tsx"
import { FreeFields } from "./free-fields.tsx"
import { saveForm, startingCheckout } from "./saved-checkout.ts"
import { useCheckout } from "./use-checkout.ts"
import { wireLines } from "./wire-lines.ts"

/** The ordered goods, line by line. */
function CheckoutLines({ cart }: { cart: Cart }) {
  const { t } = useI18n()
  return (
    <ul className={css.checkoutLines} aria-label={t("checkout.lines")}>
      {cart.map((item) => (
        <li key={itemKey(cart, item)}>
          {item.image ? <Thumbnail picture={item.image} side={72} /> : <BlankTile universe={item.productType} />}
          <div>
            <b>
              <bdi>{item.title}</bdi>
            </b>
            <span className="muted">
              <bdi>{item.orderQuantity}</bdi> × <Price amount={item.price} />
            </span>
            {/* Last: of what a card added, the shop tells the variant a moment later, and nothing moves. */}
            <SelectedVariant item={item} />
          </div>
          <Price amount={lineTotal(item)} />
        </li>
      ))}
    </ul>
  )
}

const formId = "checkout"
const buttonId = "checkout-order"

type CheckoutFormProps = {
  /** The ordered goods; not empty. */
  cart: Cart
  sending: Sending<CheckoutAnswer>
  wilayas: Wilaya[]
  communes: WilayaCommunes
  /** Called when the order is on its way. */
  sent: () => void
}

/** The checkout's form: one order for the whole cart. There is none before hydration, as the cart is the browser's. */
export function CheckoutForm({ cart, sending, wilayas, communes, sent }: CheckoutFormProps) {
  const { t, to } = useI18n()
  const shop = useShop()
  const [first] = useState(() => reachedPlace(wilayas, startingCheckout(shop), communes.list, cartGoods(cart)))
  const { busy, answer } = sending
  const answered = answer?.alert ?? null
  const checkout = useCheckout({ cart, first, wilayas, communes: communes.list, answer })
  const { alert, faults, setAlert, mend, formRef, alertRef } = useOrderAlert(answered)
  const mobile = useMobileWarning(first.mobile)
  const trace = useOrderTrace(formId)
  const saved = useSavedPerson(formRef, first.remembered)
  const { sums, coupon, priceOf } = checkout
  const exceeded = useCartMaximums(cart)
  const isUnchosen = cart.some(({ needsChoice }) => needsChoice)

  const check = (event: SubmitEvent<HTMLFormElement>) => {
    const filled = readCheckout(new FormData(event.currentTarget))
    const problem = findOrderProblem(filled)
    // The server lowers too many units of a product to its maximum; an order that is too large ends here.
    const isTooLarge = exceeded.some(blocksOrder)
    const tooLarge: OrderAlert | null = isTooLarge ? { kind: "maximum", changes: exceeded } : null
    const found: OrderAlert | null = isUnchosen ? { kind: "choose" } : tooLarge
    setAlert(problem ? { kind: "problem", problem } : found)
    event.preventDefault()
    if (problem || found || busy) return
    trace.finish(event.currentTarget, checkoutGoods(filled))
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter)
    savePerson(form)
    sent()
    sending.send(form)
  }

  const unserved = isUnserved(checkout.chosen, checkout.delivery)
  const form = (
    <Form
      method="post"
      className={css.checkout}
      id={formId}
      ref={formRef}
      onSubmit={check}
      onInput={(event) => {
        mend(event)
        const filled = new FormData(event.currentTarget)
        saveForm(filled)
        saveFormPlace(event.currentTarget, event.target)
        trace.begin(() => checkoutGoods(readCheckout(filled)))
      }}
      aria-labelledby={`${formId}-title`}
      noValidate
    >
      <OrderTrace formId={formId} />
      <AmountFields amount={sums.amount} discount={sums.discount} priceOf={priceOf} />
      <input type="hidden" name="lines" value={wireLines(cartLines(cart))} />
      <input type="hidden" name="coupon" value={coupon.holding} />
      <section className={orderForm.order} aria-labelledby={`${formId}-person`}>
        <header>
          <h2 id={`${formId}-person`}>{t("checkout.person")}</h2>
          <FormLead {...saved} />
        </header>
        {alert?.kind === "problem" && (
          <OrderAlertBox
            alert={alert}
            formId={formId}
            unchosen={isUnchosen ? { id: `${formId}-summary`, text: t("orderForm.alert.choose") } : null}
            ref={alertRef}
          />
        )}
        <div className={orderForm.form}>
          <PersonFields
            formId={formId}
            typed={first}
            mobile={mobile}
            faults={faults}
            firstFault={invalidField(answered)}
          />
        </div>
        <h2>{t("checkout.place")}</h2>
        <div className={`${orderForm.form} ${orderForm.widePlaces}`}>
          <PlaceFields
            formId={formId}
            wilayas={wilayas}
            faults={faults}
            first={first}
            firstFault={invalidField(answered)}
            wilaya={checkout.wilaya}
            onWilaya={checkout.setWilaya}
            onCommune={checkout.setCommune}
            firstCommunes={communes}
          />
          <DeliveryChoice
            wilaya={checkout.chosen}
            chosen={checkout.delivery}
            onChoose={checkout.setDelivery}
            priceOf={priceOf}
          />
          <DeskField formId={formId} choice={checkout} first={first.desk} firstDesks={noDesks} />
          <FreeFields formId={formId} first={first} delivery={checkout.delivery} faults={faults} />
        </div>
      </section>
      <section className={`${orderForm.order} ${css.checkoutSummary}`} aria-labelledby={`${formId}-summary`}>
        <header className={css.checkoutHead}>
          <h2 id={`${formId}-summary`}>{t("checkout.lines")}</h2>
          <Link className={`${buttons.link} small`} to={to("/cart")}>
            {t("checkout.change")}
          </Link>
        </header>
        <CheckoutLines cart={cart} />
        <CouponField coupon={coupon} />
        <OrderSumsTable
          product={t("cart.subtotal")}
          delivery={useDeliveryLine(checkout)}
          sums={sums}
          unserved={unserved}
          unchosen={!checkout.chosen}
          coupon={coupon.holding}
        />
        {alert && alert.kind !== "problem" && (alert.kind !== "choose" || isUnchosen) ? (
          <OrderAlertBox alert={alert} formId={formId} ref={alertRef} />
        ) : (
          <CartMaximums cart={cart} />
        )}
        <MobileWarningNote typed={mobile.typed} />
        <BuyButton busy={busy} unserved={unserved} id={buttonId} />
        <OrderHelp />
        <TrustList />
      </section>
    </Form>
  )
  return (
    <>
      {form}
      <BuyBar sums={sums} target={buttonId}>
        <button
          type="submit"
          className={`${buttons.btn} ${buttons.btnOrder}`}
          form={formId}
          name="intent"
          value="order"
          disabled={busy || unserved}
        >
          {t("orderForm.submitShort")}
        </button>
      </BuyBar>
    </>
  )
}
