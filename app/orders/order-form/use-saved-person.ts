import { type RefObject, useEffect, useState } from "react"
import { startingPersonOf } from "../../forms/person-form-values.ts"
import { useShop } from "../../page/page.tsx"
import { clearRecentOrders } from "../confirmation/recent-orders.ts"
import { emptyOrderForm, prefillOrderForm } from "./prefill-order-form.ts"
import { clearPerson, savedPerson } from "./saved-person.ts"

/** Fills an order form with the person of this device, after hydration: the page is the same for everybody. What was typed
 *  or chosen stays.
 *  @param isFilled whether the form was made with that person already
 *  @returns `remembered`: whether the form has something of them; `forget`: empties the form, and forgets the person and the orders of this device */
export function useSavedPerson(formRef: RefObject<HTMLFormElement | null>, isFilled = false) {
  const shop = useShop()
  const [remembered, setRemembered] = useState(isFilled)

  useEffect(() => {
    const person = savedPerson()
    if (isFilled || Object.keys(person).length === 0) return
    // Not within the effect: the communes follow the wilaya at once.
    queueMicrotask(() => formRef.current && setRemembered(prefillOrderForm(formRef.current, person)))
  }, [formRef, isFilled])

  const forget = () => {
    clearPerson()
    clearRecentOrders()
    setRemembered(false)
    if (formRef.current) emptyOrderForm(formRef.current, startingPersonOf(shop))
  }
  return { remembered, forget }
}
