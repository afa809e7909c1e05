import { type SubmitEvent, useEffect, useState } from "react"

/** Sends a form by a script.
 *  @param send gives the answer; never fulfilled while the page is on its way to another one
 *  @returns the last answer, and whether a form is being sent */
export function useSending<Answer>(send: (form: FormData) => Promise<Answer>) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>()
  useEffect(() => {
    // A page that comes back out of the back/forward cache waits for nothing.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && setBusy(false)
    addEventListener("pageshow", returned)
    return () => removeEventListener("pageshow", returned)
  }, [])
  return {
    busy,
    answer,
    async send(form: FormData) {
      setBusy(true)
      setAnswer(await send(form))
      setBusy(false)
    },
  }
}

export type Sending<Answer> = ReturnType<typeof useSending<Answer>>

/** Sends a form by its script instead of leaving the page. */
export function sendInPlace(event: SubmitEvent<HTMLFormElement>, send: (form: FormData) => Promise<void>): void {
  event.preventDefault()
  void send(new FormData(event.currentTarget, event.nativeEvent.submitter))
}
