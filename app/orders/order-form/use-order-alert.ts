import { type InputEvent, useEffect, useRef, useState } from "react"
import { fieldAtFault, type OrderAlert } from "./sending/order-answer.ts"

/** The alert on screen, from the browser's own check or from the server, with the focus moved to what is at fault.
 *  @param answered what the server answered last
 *  @returns `mend`: for the form's `onInput`; the message goes as soon as its field is being filled in */
export function useOrderAlert(answered: OrderAlert | null) {
  const [alert, setAlert] = useState(answered)
  const formRef = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLDivElement>(null)
  const fault = fieldAtFault(alert)

  useEffect(() => setAlert(answered), [answered])

  useEffect(() => {
    if (!alert) return
    const field = fieldAtFault(alert)
    const control = field && formRef.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
    if (document.activeElement !== control) alertRef.current?.focus()
  }, [alert])

  const mend = ({ target }: InputEvent<HTMLFormElement>) => {
    if (fault && target instanceof HTMLElement && target.getAttribute("name") === fault) setAlert(null)
  }
  return { alert, fault, setAlert, mend, formRef, alertRef }
}
