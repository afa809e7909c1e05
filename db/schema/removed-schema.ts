import type { Generated } from "kysely"
import type { Json, Time } from "./column-types.ts"

/** A product that the staff has deleted, with all its rows; stored as long as it can be restored. */
type RemovedProductTable = { id: Generated<number>; at: Time; document_id: string; content: Json }

/** A stock alert of a deleted product; `content`: its row. */
type RemovedAlertTable = { id: Generated<number>; removed_id: number; email: string; token: string; content: Json }

export type RemovedSchema = { removed_product: RemovedProductTable; removed_stock_alert: RemovedAlertTable }
