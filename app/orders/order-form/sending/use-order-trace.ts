import { useEffect, useRef } from "react"
import { randomId } from "#core/random-id.ts"
import { storedText } from "../../../browser/stored-text.ts"
import { traceFields } from "./order-form-values.ts"
import { adoptKey, keyToOrder } from "./saved-attempts.ts"

/** An id of this visit, for the limits of orders; it ends with the tab. */
function visitId(): string {
  const store = storedText("visit", () => sessionStorage, window)
  const known = store.read()
  if (known) return known
  const id = randomId()
  store.write(id)
  return id
}

/** Manages the fields that an order form sends beside its own: the try and the visit.
 *  @param name names the form among those of the shop
 *  @param givenKey the key of a form that the server gave back: the script goes on with it
 *  @returns `begin`: for the form's `onInput`, begins the try that all tabs share; `finish`: writes into the form,
 *  which is about to be sent. Both take the ordered goods, in one text */
export function useOrderTrace(name: string, givenKey?: string) {
  const begun = useRef(false)
  useEffect(() => {
    if (givenKey) adoptKey(name, givenKey)
  }, [name, givenKey])
  return {
    begin(goods: () => string) {
      if (!begun.current) keyToOrder(name, goods())
      begun.current = true
    },
    finish(form: HTMLFormElement, goods: string) {
      const set = (field: string, value: string) => {
        const input = form.elements.namedItem(field)
        if (input instanceof HTMLInputElement) input.value = value
      }
      set(traceFields.key, keyToOrder(name, goods))
      set(traceFields.session, visitId())
    },
  }
}
