import { useEffect, useState } from "react"
import type { LabelList } from "#api/carriers/contract-parcels.ts"
import { fetchJson, fetchRaw, RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"

type Parcel = LabelList["parcels"][number]

export type Labels = {
  list: LabelList | undefined
  /** Labels that were read. */
  done: number
  /** Whether the carrier's quota is waited for. */
  isWaiting: boolean
  /** Parcels whose label the carrier did not give, and why. */
  failed: { number: string; error: unknown }[]
  /** Address of the PDF, once it is made; null = it has no page. */
  address: string | null | undefined
  error: unknown
}

/** How often a carrier is asked again whose quota is spent. */
const maxTries = 20

/** Milliseconds until it is asked again; undefined for another failure. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof RejectedError) || error.details.problem !== "rate-limited") return undefined
  const { retryAfter } = error.details
  return typeof retryAfter === "number" ? Math.min(retryAfter, 90_000) : 10_000
}

/** Reads the carriers' labels of orders, one after the other, and joins them in the order in which the parcels are packed. */
export function useLabels(documentIds: readonly string[]): Labels {
  const [labels, setLabels] = useState<Labels>({
    list: undefined,
    done: 0,
    isWaiting: false,
    failed: [],
    address: undefined,
    error: undefined,
  })
  useEffect(() => {
    const stop = new AbortController()
    let made: string | undefined
    const show = (change: (labels: Labels) => Partial<Labels>) => {
      if (!stop.signal.aborted) setLabels((now) => ({ ...now, ...change(now) }))
    }
    const read = async () => {
      const list = await fetchJson<LabelList>("POST", "/parcels/labels", { documentIds }, stop.signal)
      show(() => ({ list }))
      const files: Uint8Array[] = []
      const read: Parcel[] = []
      for (const parcel of list.parcels.filter(({ hasLabel }) => hasLabel)) {
        try {
          files.push(await readLabel(parcel, stop.signal, (isWaiting) => show(() => ({ isWaiting }))))
          read.push(parcel)
        } catch (error) {
          if (stop.signal.aborted) return
          show(({ failed }) => ({ failed: [...failed, { number: parcel.number, error }] }))
        }
        show(({ done }) => ({ done: done + 1, isWaiting: false }))
      }
      const { mergeLabels } = await import("./merge-labels.ts")
      const { pdf, unread } = await mergeLabels(files)
      if (stop.signal.aborted) return
      const bytes = new Uint8Array(pdf)
      if (unread.length < files.length) made = URL.createObjectURL(new Blob([bytes], { type: "application/pdf" }))
      const broken = unread.flatMap((place) => read[place]?.number ?? [])
      show(({ failed }) => ({
        address: made ?? null,
        failed: [...failed, ...broken.map((number) => ({ number, error: undefined }))],
      }))
    }
    read().catch((error: unknown) => show(() => ({ error })))
    return () => {
      stop.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [documentIds])
  return labels
}

async function readLabel({ documentId }: Parcel, signal: AbortSignal, wait: (isWaiting: boolean) => void) {
  const path = apiPath("/parcels/:documentId/label", { params: { documentId } })
  for (let tries = 1; ; tries++) {
    try {
      const answer = await fetchRaw("GET", path, { signal, headers: { accept: "application/pdf" } })
      return new Uint8Array(await answer.arrayBuffer())
    } catch (error) {
      const pause = waitOf(error)
      if (pause === undefined || tries >= maxTries || signal.aborted) throw error
      wait(true)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
