import { type InputEvent, useEffect, useRef, useState } from "react"
import { invalidField, invalidFields, type OrderAlert } from "./sending/order-answer.ts"

/** The alert on screen, from the browser's own check or from the server, with the focus moved to the first field at
 *  fault; every field at fault is marked.
 *  @param answered what the server answered last
 *  @returns `mend`: for the form's `onInput`; a mark goes as soon as its field is being filled in, the alert with the
 *    field that it names */
export function useOrderAlert(answered: OrderAlert | null) {
  const [alert, setShown] = useState(answered)
  const [faults, setFaults] = useState(() => invalidFields(answered))
  const formRef = useRef<HTMLFormElement>(null)
  const alertRef = useRef<HTMLDivElement>(null)

  const setAlert = (next: OrderAlert | null) => {
    setShown(next)
    setFaults(invalidFields(next))
  }

  const [seen, setSeen] = useState(answered)
  if (seen !== answered) {
    setSeen(answered)
    setAlert(answered)
  }

  // The HTML focuses the alert that the page came with.
  const first = useRef(alert)
  useEffect(() => {
    if (!alert || alert === first.current) return
    const field = invalidField(alert)
    const control = field && formRef.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
    if (document.activeElement !== control) alertRef.current?.focus()
  }, [alert])

  const mend = ({ target }: InputEvent<HTMLFormElement>) => {
    const name = target instanceof HTMLElement && target.getAttribute("name")
    if (!faults.some((field) => field === name)) return
    setFaults(faults.filter((field) => field !== name))
    if (invalidField(alert) === name) setShown(null)
  }
  return { alert, faults, setAlert, mend, formRef, alertRef }
}
