import { useQueryClient } from "@tanstack/react-query"
import { useCallback, useEffect, useRef, useState } from "react"
import type { QueueNext } from "#api/orders/contract-admin-queue.ts"
import { fetchJson, fetchRaw } from "../../data/api-client.ts"

/** Shows the next order; with one to skip, that one waits until there is nobody else. */
export type Next = (skip?: string) => void

/** Last request of this window to the queue: requests are sent one after the other, since a return must not overtake
 *  a take. */
let lastRequest: Promise<unknown> = Promise.resolve()

function inTurn<T>(ask: () => Promise<T>): Promise<T> {
  const answer = lastRequest.then(ask)
  lastRequest = answer.catch(() => undefined)
  return answer
}

/** Takes orders from the queue; gives the one it has back when the screen is left. */
export function useQueue() {
  const queries = useQueryClient()
  const [turn, setTurn] = useState<QueueNext>()
  const [isFirst, setFirst] = useState(true)
  const [problem, setProblem] = useState<unknown>()
  const [busy, setBusy] = useState(false)
  const passed = useRef<string[]>([])

  const take = useCallback(
    async (skip?: string) => {
      setBusy(true)
      setProblem(undefined)
      if (skip) passed.current = [...passed.current.filter((id) => id !== skip), skip].slice(-50)
      try {
        const body = { skip: passed.current }
        const answer = await inTurn(() => fetchRaw("POST", "/call-queue/next", { body }))
        const found: QueueNext = await answer.json()
        // A skipped order comes again once no other one is left.
        if (!found.data) passed.current = []
        else queries.setQueryData(["orders", "detail", found.data.documentId], found.data)
        setTurn(found)
        scrollTo({ top: 0 })
      } catch (error) {
        setProblem(error)
      } finally {
        setBusy(false)
      }
    },
    [queries],
  )

  useEffect(() => {
    void take()
    return () => {
      void inTurn(() => fetchJson("POST", "/call-queue/release", {})).catch(() => undefined)
    }
  }, [take])

  const next: Next = (skip) => {
    setFirst(false)
    void take(skip)
  }
  return { turn, isFirst, problem, busy, next }
}
