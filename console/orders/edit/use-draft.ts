import { type FormEvent, useState } from "react"
import type { OrderQuoteResource } from "#api/orders/contract-quote.ts"
import { RejectedError } from "../../data/api-client.ts"
import { useTask } from "../../data/use-task.ts"
import type { OrderDraft } from "./order-draft.ts"

type Changes = OrderQuoteResource["changes"]

const isChanges = (value: unknown): value is Changes => Array.isArray(value) && value.every((one) => "kind" in one)

/** An order that is being written. What was typed stays, whatever the API says to it. */
export function useDraft(first: OrderDraft, store: (draft: OrderDraft) => Promise<void>) {
  const [initialDraft] = useState(first)
  const [draft, setDraft] = useState(first)
  const { run, busy, problem } = useTask()
  const set = (changes: Partial<OrderDraft>) => setDraft((before) => ({ ...before, ...changes }))
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    await run(() => store(draft))
  }
  const rejection = problem instanceof RejectedError ? problem : undefined
  const found: unknown = rejection?.details.changes
  return {
    draft,
    set,
    submit,
    busy,
    problem,
    /** Whether leaving the screen would lose something. */
    isChanged: JSON.stringify(draft) !== JSON.stringify(initialDraft),
    /** By the name of the field. */
    problems: rejection?.body.errors ?? {},
    changes: isChanges(found) ? found : [],
    reason: rejection?.status === 409 ? String(rejection.details.reason ?? "") : undefined,
  }
}
