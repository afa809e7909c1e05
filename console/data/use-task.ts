import { useState } from "react"

type Ends = {
  /** Tells of a failure in another way than by `problem`. */
  onError?: (error: unknown) => unknown
  /** Done last, whether the task failed or not. */
  after?: () => unknown
}

/** State of what a member has asked for: whether it goes on, and why it failed. */
export function useTask() {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  /** @returns whether it was done */
  async function run(task: () => Promise<unknown>, { onError = setProblem, after }: Ends = {}): Promise<boolean> {
    setBusy(true)
    setProblem(undefined)
    try {
      await task()
      return true
    } catch (error) {
      await onError(error)
      return false
    } finally {
      setBusy(false)
      await after?.()
    }
  }
  return { run, busy, problem }
}
