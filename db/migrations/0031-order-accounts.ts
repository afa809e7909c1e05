import { sql } from "kysely"
import { columns, type MigrationDb } from "./columns.ts"

/** How an order came into an account: placed while signed in to it, or claimed with its private link. Before, an account
 *  also took orders by their phone or e-mail address, and old rows do not say which. The rule: what an old row cannot
 *  prove was placed while signed in leaves the account; its private link brings it back. It is proved where no way was
 *  open to take the order in later:
 *  - the order is not older than the account;
 *  - its e-mail address is not the account's confirmed one;
 *  - no other order of the account was ever confirmed, as orders were taken by the phones of those. Whatever their phones
 *    are now: the merchant may have changed them since;
 *  - no person was erased since the account was made, as that takes such an order out of the account without a trace. */
export async function up(db: MigrationDb): Promise<void> {
  const { text } = columns(db)
  await db.schema
    .alterTable("orders")
    .addColumn("shopper_claim", text, (c) => c.check(sql`shopper_claim in ('placed', 'link')`))
    .execute()
  await sql`
    update orders set shopper_claim = 'placed'
    where exists (
      select 1 from shopper_user as u
      where u.id = orders.shopper_id
        and u.created_at <= orders.created_at
        and (u.email_verified = 0 or lower(coalesce(orders.email, '')) <> u.email)
        and not exists (select 1 from audit_log as a where a.action = 'erase' and a.at >= u.created_at)
    )
    and not exists (
      select 1 from orders as other
      inner join order_event as e on e.order_id = other.id
      where other.shopper_id = orders.shopper_id
        and other.id <> orders.id
        and e.kind = 'status'
        and e.to_status = 'confirmed'
    )`.execute(db)
  await sql`update orders set shopper_id = null where shopper_id is not null and shopper_claim is null`.execute(db)
  // Orders are found by no e-mail address any more.
  await db.schema.dropIndex("orders_email").execute()
}
