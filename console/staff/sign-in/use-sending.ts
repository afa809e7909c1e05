import { type SubmitEvent, useState } from "react"

/** Sends a form, one request at a time, and keeps the error; the fields keep their texts.
 *  @param task gets the form, and the value of the pressed button */
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
