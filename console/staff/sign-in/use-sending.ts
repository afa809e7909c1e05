import { type SubmitEvent, useState } from "react"

/** Sends a form once at a time and remembers what went wrong; what was typed stays in its fields.
 *  @param task told what was typed, and the value of the button that was pressed */
export function useSending(task: (form: FormData, pressed: string) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { submitter } = event.nativeEvent
    setBusy(true)
    setProblem(undefined)
    try {
      await task(new FormData(event.currentTarget), submitter instanceof HTMLButtonElement ? submitter.value : "")
    } catch (error) {
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  return { send, busy, problem }
}
