import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { PreviewedOrder, QueuedOrder } from "#api/carriers/contract-parcels.ts"
import { maxSentOrders } from "#core/carriers/parcel-status.ts"
import { fetchJson } from "../data/api-client.ts"

/** Splits orders into requests. */
const inParts = (documentIds: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(documentIds.length / maxSentOrders) }, (_, n) =>
    documentIds.slice(n * maxSentOrders, (n + 1) * maxSentOrders),
  )

async function preview(account: string | null, documentIds: readonly string[]): Promise<PreviewedOrder[]> {
  const results: PreviewedOrder[] = []
  for (const part of inParts(documentIds)) {
    results.push(...(await fetchJson<PreviewedOrder[]>("POST", "/parcels/preview", { account, documentIds: part })))
  }
  return results
}

/** Options of the parcels of one request. */
export type ParcelOptions = { isFragile: boolean; exchangedGoods: string | null }

/** Sends orders by the accounts of the plan.
 *  @returns what became of each */
export async function sendPlan(plan: readonly PreviewedOrder[], options: ParcelOptions): Promise<QueuedOrder[]> {
  const results = new Map<string, QueuedOrder>(plan.map((order) => [order.documentId, order]))
  const ready = plan.filter(({ problem }) => problem === null)
  for (const [account, orders] of Map.groupBy(ready, (order) => order.account)) {
    for (const part of inParts(orders.map(({ documentId }) => documentId))) {
      const body = { account, documentIds: part, ...options }
      for (const order of await fetchJson<QueuedOrder[]>("POST", "/parcels", body)) results.set(order.documentId, order)
    }
  }
  return [...results.values()]
}

/** By which account each order goes: one for all, or as the rules choose, but for those that somebody chose by hand.
 *  @param account of all orders; null = as the rules choose
 *  @param isOn whether the plan is to be read */
export function useSendPlan(documentIds: readonly string[], account: string | null, isOn: boolean) {
  const [byHand, setByHand] = useState<Record<string, string>>({})
  const chosen = Object.entries(byHand)
  const query = useQuery({
    queryKey: ["parcels", "preview", account ?? "", documentIds, byHand],
    queryFn: async () => {
      const others = documentIds.filter((documentId) => !byHand[documentId])
      const found = new Map((await preview(account, others)).map((order) => [order.documentId, order]))
      for (const [id, orders] of Map.groupBy(chosen, ([, one]) => one)) {
        const ids = orders.map(([documentId]) => documentId)
        for (const order of await preview(id, ids)) found.set(order.documentId, order)
      }
      return documentIds.flatMap((documentId) => found.get(documentId) ?? [])
    },
    enabled: isOn,
    gcTime: 0,
    // The plan stands while one order's account is changed.
    placeholderData: (before) => before,
  })
  return {
    plan: query.data,
    error: query.error,
    isChanging: query.isPlaceholderData,
    choose: (documentId: string, id: string) => setByHand((now) => ({ ...now, [documentId]: id })),
    clear: () => setByHand({}),
  }
}
