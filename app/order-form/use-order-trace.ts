import { useEffect, useRef } from "react"
import { storedText } from "../cart/cart-storage.ts"
import { keyToOrder, randomId } from "./kept-tries.ts"
import { traceFields } from "./trace-fields.ts"

/** An id of this visit, for the limits of orders; it ends with the tab. */
function visitId(): string {
  const kept = storedText("visit", () => sessionStorage, window)
  const known = kept.read()
  if (known) return known
  const id = randomId()
  kept.write(id)
  return id
}

/** Writes into a form that is about to be sent what the shop asks beside the fields: which try it is, which visit, and
 *  how many seconds it took to fill in.
 *  @param name names the form among those of the shop
 *  @returns fills the form in; told what is ordered, in one text */
export function useOrderTrace(name: string) {
  const began = useRef(0)
  useEffect(() => {
    began.current = performance.now()
  }, [])
  return (form: HTMLFormElement, goods: string) => {
    const set = (field: string, value: string) => {
      const input = form.elements.namedItem(field)
      if (input instanceof HTMLInputElement) input.value = value
    }
    set(traceFields.key, keyToOrder(name, goods))
    set(traceFields.session, visitId())
    set(traceFields.seconds, ((performance.now() - began.current) / 1000).toFixed(1))
  }
}
