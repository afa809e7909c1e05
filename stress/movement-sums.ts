import { sql } from "kysely"
import type { Db } from "#db/database.ts"

/** Where the log of stock movements does not lead from one stock to the next, or its end is not what there is.
 *  @returns a line for each mistake; empty when the log adds up to every stock at every moment */
export async function movementMistakes(db: Db): Promise<string[]> {
  const { rows } = await sql<{ what: string; id: number; was: number | null; change: number | null; left: number }>`
    select 'product' as what, id, was, units as change, units_left as "left" from (
      select id, units, units_left, lag(units_left) over (partition by product_id order by id) as was from stock_movement
    ) as product_steps where units_left <> coalesce(was, 0) + units
    union all
    select 'variant', id, was, own_units, own_left from (
      select id, own_units, own_left, lag(own_left) over (partition by variant_id order by id) as was
      from stock_movement where own_left is not null and variant_id is not null
    ) as variant_steps where own_left <> coalesce(was, 0) + own_units
    union all
    select 'units of product', p.id, (select m.units_left from stock_movement m where m.product_id = p.id order by m.id desc limit 1), null, p.quantity
    from product p
    where p.quantity <> coalesce((select m.units_left from stock_movement m where m.product_id = p.id order by m.id desc limit 1), 0)
    union all
    select 'units of variant', v.id, (select sum(m.own_units) from stock_movement m where m.variant_id = v.id), null, v.quantity
    from product_variant v
    where v.quantity <> coalesce((select sum(m.own_units) from stock_movement m where m.variant_id = v.id), 0)`.execute(
    db,
  )
  return rows.map(({ what, id, was, change, left }) => `${what} ${id}: ${was} and ${change} is not ${left}`)
}
