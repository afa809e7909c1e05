/** What an entry of an order's history tells; only changes of status are for the shopper. */
export const orderEventKinds = ["status", "edited", "merged", "agent", "tracking"] as const

export type OrderEventKind = (typeof orderEventKinds)[number]
