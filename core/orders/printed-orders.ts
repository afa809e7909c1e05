/** Orders of one print. */
export const maxPrintedOrders = 100

/** Documents that are printed of an order. */
export const printedDocuments = ["slip", "invoice"] as const
export type PrintedDocument = (typeof printedDocuments)[number]

/** The papers of slips: A6, a label of 10 × 15 cm, a roll of 80 mm, and A4 with four. Invoices are A4. */
export const slipFormats = ["a6", "10x15", "80mm", "a4x4"] as const
export type SlipFormat = (typeof slipFormats)[number]

export const isSlipFormat = (value: unknown): value is SlipFormat => slipFormats.some((format) => format === value)
