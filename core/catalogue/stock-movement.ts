/** Why a stock has changed. */
export const movementReasons = [
  /** What lay there when the log or the product began. */
  "opening",
  "order",
  /** Lines of an order were changed. */
  "edited",
  "cancelled",
  "returned",
  /** An order waited too long for its call, and its units can be sold again; `retaken` when it was confirmed after all. */
  "released",
  "retaken",
  /** The staff say how many there are. */
  "count",
  "received",
  "lost",
  "import",
] as const

export type MovementReason = (typeof movementReasons)[number]

/** Reasons that the staff give when they change a stock by hand. */
export const handReasons = ["count", "received", "lost"] as const

export type HandReason = (typeof handReasons)[number]
