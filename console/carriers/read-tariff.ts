import { useEffect, useState } from "react"
import type { CarrierFees } from "#api/carriers/contract.ts"
import type { TariffFee } from "#core/carriers/tariff.ts"
import { fetchJson, RejectedError } from "../data/api-client.ts"
import { apiPath } from "../data/api-path.ts"

/** Pages of a tariff: a carrier has one for each wilaya at most. */
const maxPages = 100

/** Milliseconds after which the next page may be requested; undefined for another failure. */
function waitOf(error: unknown): number | undefined {
  if (!(error instanceof RejectedError) || error.details.problem !== "rate-limited") return undefined
  const { retryAfter } = error.details
  return typeof retryAfter === "number" ? Math.min(retryAfter, 90_000) : 5000
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener("abort", () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

type Reading = { fees: TariffFee[]; isWaiting: boolean; isDone: boolean; problem: unknown }

const begin: Reading = { fees: [], isWaiting: false, isDone: false, problem: undefined }

async function readPages(documentId: string, signal: AbortSignal, tell: (reading: Reading) => void): Promise<void> {
  const path = apiPath("/carriers/:documentId/fees", { params: { documentId } })
  const fees: TariffFee[] = []
  let cursor: string | null = null
  for (let page = 0; page < maxPages; ) {
    try {
      const read: CarrierFees = await fetchJson<CarrierFees>("POST", path, { cursor }, signal)
      fees.push(...read.fees)
      cursor = read.cursor
      page += 1
      tell({ ...begin, fees: [...fees], isDone: cursor === null })
      if (cursor === null) return
    } catch (error) {
      const wait = waitOf(error)
      if (wait === undefined) throw error
      tell({ ...begin, fees: [...fees], isWaiting: true })
      await pause(wait, signal)
    }
  }
}

/** A carrier's prices, page by page within its limit of requests, until the component is gone. */
export function useTariff(documentId: string): Reading {
  const [reading, setReading] = useState(begin)
  useEffect(() => {
    const aborted = new AbortController()
    readPages(documentId, aborted.signal, setReading).catch((problem: unknown) => {
      if (!aborted.signal.aborted) setReading((now) => ({ ...now, isWaiting: false, problem }))
    })
    return () => aborted.abort()
  }, [documentId])
  return reading
}
