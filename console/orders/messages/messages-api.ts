import { useQuery } from "@tanstack/react-query"
import type { OrderMessagesForm } from "#api/orders/admin/contract-order-messages.ts"
import { fetchJson } from "../../data/api-client.ts"

export const messagesKey = ["order-messages"]

export const loadMessages = () => fetchJson<OrderMessagesForm>("GET", "/orders/messages")

/** The query of the shop's own messages to buyers. */
export const useOrderMessages = () => useQuery({ queryKey: messagesKey, queryFn: loadMessages, staleTime: 300_000 })
