import { z } from "zod"
import { orderFields } from "./contract.ts"

const status = z.literal("received")
const token = z.string().meta({ description: "Opens nothing personal, moves nothing, and expires after a day" })
const unnamed = z.null().meta({ description: "Always null: a receipt names no order" })

/** The answer to a keyless repeat: the caller's own fields, and nothing of the order that is there already. */
export const orderReceipt = z
  .object({ ...orderFields, id: unnamed, documentId: unnamed, number: unnamed, token, status })
  .meta({ id: "OrderReceipt" })

export type OrderReceipt = z.infer<typeof orderReceipt>

/** The order that a receipt token opens. */
export const openedReceipt = z.object({ token, status }).meta({ id: "OpenedOrderReceipt" })

export type OpenedReceipt = z.infer<typeof openedReceipt>
