import type { SubmitEvent } from "react"
import { useTask } from "../../data/use-task.ts"

/** Sends a form, one request at a time, and keeps the error; the fields keep their texts.
 *  @param task gets the form, and the value of the pressed button */
export function useSending(task: (form: FormData, pressed: string) => Promise<void>) {
  const { run, busy, problem } = useTask()

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    const { submitter } = event.nativeEvent
    await run(() =>
      task(new FormData(event.currentTarget), submitter instanceof HTMLButtonElement ? submitter.value : ""),
    )
  }

  return { send, busy, problem }
}
