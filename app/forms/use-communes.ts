import { useEffect, useRef, useState } from "react"
import type { Commune } from "#core/delivery/wilaya.ts"
import { readAgain } from "../browser/read-again.ts"

export type WilayaCommunes = { wilaya: string; list: Commune[] }

/** The communes of the chosen wilaya, asked from the shop when another one is chosen.
 *  @param first those that came with the page
 *  @returns `none` without a wilaya; `retry` asks again after an error */
export function useCommunes(wilaya: string, first: WilayaCommunes) {
  const [loaded, setLoaded] = useState(first)
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const failedFor = useRef("")
  const ready = loaded.wilaya === wilaya

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another request.
  useEffect(() => {
    if (ready || wilaya === "") return
    const aborted = new AbortController()
    // While a failed request is repeated, the alert with its button stays: the focus is there.
    if (failedFor.current !== wilaya) setFailed(false)
    fetchCommunes(wilaya, aborted.signal).then(
      (list) => {
        failedFor.current = ""
        setFailed(false)
        setLoaded({ wilaya, list })
      },
      () => {
        if (aborted.signal.aborted) return
        failedFor.current = wilaya
        setFailed(true)
      },
    )
    return () => aborted.abort()
  }, [wilaya, ready, attempt])

  const state = wilaya === "" ? "none" : ready ? "ready" : failed ? "error" : "loading"
  return { state, list: state === "ready" ? loaded.list : [], retry: () => setAttempt((count) => count + 1) } as const
}

async function fetchCommunes(wilaya: string, signal: AbortSignal): Promise<Commune[]> {
  const answer = await readAgain(`/communes/${encodeURIComponent(wilaya)}`, { signal })
  if (!answer.ok) throw new Error(`Communes of ${wilaya}: ${answer.status}`)
  return answer.json()
}
