import { useEffect, useState } from "react"
import type { ProductDelivery } from "#core/catalogue/product-delivery.ts"
import { deliveryPrice, orderSums } from "#core/delivery/delivery.ts"
import { goodsTerms } from "#core/delivery/goods-terms.ts"
import type { Commune, DeliveryKind, Wilaya } from "#core/delivery/wilaya.ts"
import type { Centimes } from "#core/money.ts"
import { onQuickViewOpened } from "../../lists/quick-view-opener.ts"
import { useDeliveryChoice } from "./delivery/use-delivery-choice.ts"
import type { Announced } from "./sending/order-answer.ts"
import { boundedQuantity, type OrderFormValues, readOrder } from "./sending/order-form-values.ts"

type OrderChoiceOptions = {
  formId: string
  /** First values of the form. */
  typed: OrderFormValues
  unitPrice: Centimes
  /** How the product is delivered, where it is not as all others. */
  productDelivery: ProductDelivery | undefined
  wilayas: Wilaya[]
  /** Those of the first wilaya. */
  communes: readonly Commune[]
  freeFrom: Centimes | null
  /** The most units that an order may hold; null = any number. */
  maxUnits: number | null
  /** Announcement of the last try. */
  announced: Announced | null
}

export type OrderChoice = ReturnType<typeof useOrderChoice>

/** For a state's setter: the state stays, and nothing is rendered, when the new one has the same values.
 *  @param next an object of plain values */
export function ifChanged<State extends Record<string, unknown>>(next: State): (now: State) => State {
  return (now) => (Object.entries(next).every(([name, value]) => Object.is(now[name], value)) ? now : next)
}

/** The part of the order form that the rest of the screen follows: quantity, wilaya, delivery, and the sums. */
export function useOrderChoice({
  formId,
  typed,
  unitPrice,
  productDelivery,
  wilayas,
  communes,
  freeFrom,
  maxUnits,
  announced,
}: OrderChoiceOptions) {
  const [quantity, setQuantity] = useState(typed.quantity)
  const goods = goodsTerms([{ quantity, delivery: productDelivery }])
  const place = useDeliveryChoice(wilayas, typed, communes, goods)
  const { wilaya, commune, delivery, chosen, setWilaya, setCommune, setDelivery, setPlace } = place

  // A choice made before the script ran, or restored by the browser, is in the form but not yet here.
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const now = readOrder(new FormData(form))
    setPlace(ifChanged({ wilaya: now.wilaya, delivery: now.delivery }))
  }, [formId, setPlace])

  // No more than there is: what was asked for cannot be had.
  useEffect(() => {
    if (announced) setQuantity((count) => Math.min(count, announced.quantity))
  }, [announced])

  // The chosen quantity goes back to 1 when a quick view is opened (specification, section 4).
  useEffect(() => onQuickViewOpened(() => setQuantity(1)), [])

  const priceOf = (kind: DeliveryKind) => {
    const amount = unitPrice * quantity
    const told = announced?.delivery
    const isSamePlace = told?.wilaya === wilaya && told.commune === (commune?.name ?? "")
    if (isSamePlace && told.kind === kind && told.amount === amount) return told.price
    return deliveryPrice(chosen, kind, amount, freeFrom, goods)
  }
  return {
    quantity,
    wilaya,
    commune,
    delivery,
    chosen,
    priceOf,
    sums: orderSums(unitPrice * quantity, 0, () => priceOf(delivery)),
    step: (by: 1 | -1) => setQuantity((count) => boundedQuantity(count + by, maxUnits)),
    resetQuantity: () => setQuantity(1),
    setWilaya,
    setCommune,
    setDelivery,
  }
}
