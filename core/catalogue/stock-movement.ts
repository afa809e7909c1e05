/** Why a stock has changed. */
export const movementReasons = [
  /** Stock at the beginning of the log or of the product. */
  "opening",
  "order",
  /** Lines of an order were changed. */
  "edited",
  "cancelled",
  "returned",
  /** Units of a returned parcel that cannot be sold, after they came back; an undo adds them. */
  "returned-damaged",
  "returned-missing",
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

/** Why units of a returned parcel are written off. */
export type WriteOffReason = Extract<MovementReason, `returned-${string}`>

/** Reasons that the staff give when they change a stock by hand. */
export const handReasons = ["count", "received", "lost"] as const

export type HandReason = (typeof handReasons)[number]
