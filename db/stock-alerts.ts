import type { Locale } from "#core/locale.ts"
import type { Db, Tx } from "./database.ts"
import { randomToken } from "./document-id.ts"
import { addMail } from "./mail/outbox.ts"
import { isPublished } from "./published.ts"
import { inTransaction } from "./transaction.ts"

type Asked = { slug: string; email: string; locale: Locale }

/** All alerts of an address end by one link. */
async function tokenOf(tx: Tx, email: string): Promise<string> {
  const known = await tx
    .selectFrom("stock_alert")
    .select("token")
    .where("email", "=", email)
    .limit(1)
    .executeTakeFirst()
  return known?.token ?? randomToken()
}

/** Notes that somebody wants to be told when a product is back: once for an address and a product.
 *  @returns `unknown` for a product that the shop does not show, `inStock` for one that can be had */
export async function askStockAlert(db: Db, asked: Asked, now: Date): Promise<"noted" | "unknown" | "inStock"> {
  const { slug, locale } = asked
  const email = asked.email.toLowerCase()
  return inTransaction(db, async (tx) => {
    const product = await tx
      .selectFrom("product")
      .select(["id", "status"])
      .where("slug", "=", slug)
      .where(isPublished("product", now))
      .executeTakeFirst()
    if (!product) return "unknown"
    if (product.status === "in-stock") return "inStock"
    const row = {
      product_id: product.id,
      email,
      locale,
      token: await tokenOf(tx, email),
      created_at: now.toISOString(),
    }
    await tx
      .insertInto("stock_alert")
      .values(row)
      .onConflict((conflict) => conflict.columns(["product_id", "email"]).doNothing())
      .execute()
    return "noted"
  })
}

/** Ends all alerts of an address, by the link of a mail. */
export async function endStockAlerts(db: Db, token: string): Promise<void> {
  await db.deleteFrom("stock_alert").where("token", "=", token).execute()
}

const atOnce = 50
/** How long a product is waited for, in milliseconds: a year. */
const longestWait = 365 * 24 * 3600 * 1000

/** Writes the mails of those whose product can be had again, and forgets that they asked: whatever brought it back, be it
 *  a delivery, an import, an order that came to nothing or a page that appears. Safe in several processes. */
export async function tellStockAlerts(db: Db, now: Date): Promise<void> {
  const waiting = db.selectFrom("stock_alert as a").innerJoin("product as p", "p.id", "a.product_id")
  const due = await waiting
    .select("a.id")
    .where("p.status", "=", "in-stock")
    .where(isPublished("p", now))
    .orderBy("a.id")
    .limit(atOnce)
    .execute()
  for (const { id } of due) await inTransaction(db, (tx) => tell(tx, id, now))
}

async function tell(tx: Tx, id: number, now: Date): Promise<void> {
  const alert = await tx.deleteFrom("stock_alert").where("id", "=", id).returningAll().executeTakeFirst()
  if (!alert) return
  const { product_id: productId, email, locale, token } = alert
  const product = await tx.selectFrom("product").select("document_id").where("id", "=", productId).executeTakeFirst()
  if (!product) return
  const data = { product: product.document_id, token }
  await addMail(tx, { key: `stock-back:${id}:${token}`, kind: "stock-back", locale, to: email, data }, now)
}

/** Forgets who has waited too long. */
export async function purgeStockAlerts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - longestWait).toISOString()
  await db.deleteFrom("stock_alert").where("created_at", "<", before).execute()
}
