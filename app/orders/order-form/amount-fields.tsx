import { type DeliveryKind, deliveryKinds } from "#core/delivery/wilaya.ts"
import { type Centimes, toDinars } from "#core/money.ts"

type AmountFieldsProps = {
  amount: Centimes
  /** Left out where the form knows no coupon. */
  discount?: Centimes
  priceOf: (kind: DeliveryKind) => Centimes | null
}

/** The amounts on screen as fields of the form: the order is placed at them or not at all. */
export function AmountFields({ amount, discount, priceOf }: AmountFieldsProps) {
  return (
    <>
      <input type="hidden" name="amount" value={toDinars(amount)} />
      {discount !== undefined && <input type="hidden" name="discount" value={toDinars(discount)} />}
      {deliveryKinds.map((kind) => {
        const price = priceOf(kind)
        return <input key={kind} type="hidden" name={`${kind}Price`} value={price === null ? "" : toDinars(price)} />
      })}
    </>
  )
}
