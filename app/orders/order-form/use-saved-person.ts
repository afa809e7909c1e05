import { type RefObject, useEffect, useState } from "react"
import { clearPerson, savedPerson } from "./saved-person.ts"

const prefill = () => import("../../customers/account/prefill-order-form.ts")
const recentOrders = () => import("../confirmation/recent-orders.ts")

/** Fills an order form with the person of this device, after hydration: the page is the same for everybody. What was typed
 *  or chosen stays.
 *  @param isFilled whether the form was made with that person already
 *  @returns `remembered`: whether the form has something of them; `forget`: empties the form, and forgets the person and the orders of this device */
export function useSavedPerson(formRef: RefObject<HTMLFormElement | null>, isFilled = false) {
  const [remembered, setRemembered] = useState(isFilled)

  useEffect(() => {
    const person = savedPerson()
    if (isFilled || Object.keys(person).length === 0) return
    prefill().then(
      ({ prefillOrderForm }) => {
        if (formRef.current) setRemembered(prefillOrderForm(formRef.current, person))
      },
      // Without the network there is nothing to order with.
      () => undefined,
    )
  }, [formRef, isFilled])

  const forget = async () => {
    clearPerson()
    setRemembered(false)
    const [{ emptyOrderForm }, { clearRecentOrders }] = await Promise.all([prefill(), recentOrders()])
    clearRecentOrders()
    if (formRef.current) emptyOrderForm(formRef.current)
  }
  return { remembered, forget }
}
