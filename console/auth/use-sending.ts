import { type FormEvent, useState } from "react"

/** Sends a form once at a time and remembers what went wrong; what was typed stays in its fields. */
export function useSending(task: (form: FormData) => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    try {
      await task(new FormData(event.currentTarget))
    } catch (refused) {
      setProblem(refused)
    } finally {
      setBusy(false)
    }
  }

  return { send, busy, problem }
}
