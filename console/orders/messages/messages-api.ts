import { useQuery } from "@tanstack/react-query"
import type { OrderMessagesForm } from "#api/orders/admin/contract-order-messages.ts"
import { fetchJson } from "../../data/api-client.ts"

export const messagesKey = ["order-messages"]

export const loadMessages = () => fetchJson<OrderMessagesForm>("GET", "/orders/messages")

/** The shop's own messages to buyers, once they are known. */
export const useOrderMessages = (): OrderMessagesForm["texts"] | undefined =>
  useQuery({ queryKey: messagesKey, queryFn: loadMessages, staleTime: 300_000 }).data?.texts
