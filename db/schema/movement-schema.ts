import type { Generated } from "kysely"
import type { MovementReason } from "#core/catalogue/stock-movement.ts"
import type { Time } from "./column-types.ts"

/** A row for every change of a stock; docs/decisions/0020-stock-movements.md. */
export type StockMovementTable = {
  id: Generated<number>
  at: Time
  product_id: number
  /** null = of the product alone, or it is not known which variant. */
  variant_id: number | null
  /** Change of the product's units, and how many there are after it. */
  units: number
  units_left: number
  /** Change of the variant's own units, and how many there are after it; null = it has none of its own. */
  own_units: number
  own_left: number | null
  reason: MovementReason
  order_id: number | null
  /** `shopper`, `shop`, or the name of the member of the staff. */
  actor: string
  actor_id: string | null
  note: string | null
}

/** One row: the last movement that `product.sell_count` counts. */
export type SellCountProgressTable = { id: 1; movement_id: number }

export type MovementSchema = { stock_movement: StockMovementTable; sell_count_progress: SellCountProgressTable }
