import type { Locale } from "#core/i18n/locale.ts"
import type { Db, Tx } from "../database.ts"
import { randomToken } from "../document-id.ts"
import { isPostgres } from "../engine.ts"
import { isPublished } from "../lists/condition.ts"
import { addMail } from "../mail/outbox.ts"
import { inTransaction } from "../transaction.ts"
import { deleteRemovedAlertsByToken } from "./removed/removed-alerts.ts"

/** `variant` is the SKU or documentId of one variant; null = the whole product. */
type StockAlertRequest = { slug: string; variant: string | null; email: string; locale: Locale }

/** All alerts of an address end by one link. */
async function tokenOf(tx: Tx, email: string): Promise<string> {
  const known = await tx
    .selectFrom("stock_alert")
    .select("token")
    .where("email", "=", email)
    .limit(1)
    .executeTakeFirst()
  if (known) return known.token
  const removed = await tx
    .selectFrom("removed_stock_alert")
    .select("token")
    .where("email", "=", email)
    .limit(1)
    .executeTakeFirst()
  return removed?.token ?? randomToken()
}

/** Stores a stock alert for a product or one variant of it: once per address.
 *  @returns `unknown` for a product that the shop does not show or a variant that it does not sell, `inStock` for one that
 *  can be had */
export async function insertStockAlert(
  db: Db,
  request: StockAlertRequest,
  now: Date,
): Promise<"noted" | "unknown" | "inStock"> {
  const { slug, variant, locale } = request
  const email = request.email.toLowerCase()
  return inTransaction(db, async (tx) => {
    const product = await tx
      .selectFrom("product")
      .select(["id", "status", "stock_by as stockBy"])
      .where("slug", "=", slug)
      .where(isPublished("product", now))
      .executeTakeFirst()
    if (!product) return "unknown"
    const chosen = variant === null ? null : await findSoldVariant(tx, product.id, variant)
    if (chosen === undefined) return "unknown"
    const hasUnits = chosen === null || product.stockBy === "product" || chosen.quantity > 0
    if (product.status === "in-stock" && hasUnits) return "inStock"
    const row = {
      product_id: product.id,
      variant_id: chosen?.id ?? null,
      email,
      locale,
      token: await tokenOf(tx, email),
      created_at: now.toISOString(),
    }
    await tx
      .insertInto("stock_alert")
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return "noted"
  })
}

const findSoldVariant = (tx: Tx, productId: number, name: string) =>
  tx
    .selectFrom("product_variant")
    .select(["id", "quantity"])
    .where("product_id", "=", productId)
    .where("active", "=", 1)
    .where((e) => e.or([e("sku", "=", name), e("document_id", "=", name)]))
    .executeTakeFirst()

/** Deletes all alerts of an address, by the link of a mail; also those that would come back with a deleted product. */
export async function endStockAlerts(db: Db, token: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const end = () => tx.deleteFrom("stock_alert").where("token", "=", token).execute()
    await end()
    await deleteRemovedAlertsByToken(tx, token)
    // A product may have been restored at this moment.
    await end()
  })
}

/** Most mails that one call writes, and most alerts that it looks at. */
const maxMails = 50
const maxRead = 2000
/** Retention of an alert, in milliseconds: a year. */
const maxAge = 365 * 24 * 3600 * 1000

/** Writes the mails of those whose product or variant can be had again, and deletes their alerts: whatever brought it back,
 *  be it a delivery, an import, an order that came to nothing or a page that appears. Every call goes on where the last
 *  one ended, so that its cost does not grow with the number of alerts. Safe in several processes.
 *  @returns looks at the next alerts */
export function stockAlertCollector(db: Db): (now: Date) => Promise<void> {
  let after = 0
  return async (now) => {
    const last = await lastOfNext(db, after)
    const due = await listDue(db, { after, last, now })
    for (const id of due) await inTransaction(db, (tx) => writeMails(tx, id, now))
    after = (due.length < maxMails ? last : due.at(-1)) ?? 0
  }
}

/** The key of the last alert to look at; undefined = all that are left. */
async function lastOfNext(db: Db, after: number): Promise<number | undefined> {
  const row = await db
    .selectFrom("stock_alert")
    .select("id")
    .where("id", ">", after)
    .orderBy("id")
    .offset(maxRead - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** The alerts whose product is sold and has units; of a variant those where it has some itself. */
const dueAlerts = (db: Db, now: Date) =>
  db
    .selectFrom("stock_alert as a")
    .innerJoin("product as p", "p.id", "a.product_id")
    .leftJoin("product_variant as v", "v.id", "a.variant_id")
    .where("p.status", "=", "in-stock")
    .where(isPublished("p", now))
    .where((e) =>
      e.or([
        e("a.variant_id", "is", null),
        e.and([e("v.active", "=", 1), e.or([e("p.stock_by", "=", "product"), e("v.quantity", ">", 0)])]),
      ]),
    )
    .orderBy("a.id")

type AlertRange = { after: number; last: number | undefined; now: Date }

async function listDue(db: Db, { after, last, now }: AlertRange): Promise<number[]> {
  const rows = await dueAlerts(db, now)
    .select("a.id")
    .where("a.id", ">", after)
    .$if(last !== undefined, (query) => query.where("a.id", "<=", last ?? 0))
    .limit(maxMails)
    .execute()
  return rows.map(({ id }) => id)
}

/** Writes the mails of an alert and of the others that its address has for the same product, as far as they are due. A
 *  mail of a variant is one of the product too: who has alerts for both gets no second mail. */
async function writeMails(tx: Tx, id: number, now: Date): Promise<void> {
  const named = await tx
    .selectFrom("stock_alert")
    .select(["product_id", "email"])
    .where("id", "=", id)
    .executeTakeFirst()
  if (!named) return
  const due = await dueAlerts(tx, now)
    .select(["a.id", "a.email", "a.locale", "a.token", "p.document_id as product", "v.document_id as variant"])
    .where("a.product_id", "=", named.product_id)
    .where("a.email", "=", named.email)
    // In the order of their keys: two processes at the same address wait for each other instead of locking each other out.
    .$if(isPostgres(tx), (query) => query.forUpdate("a"))
    .execute()
  if (due.length === 0) return
  const ids = due.map((alert) => alert.id)
  await tx.deleteFrom("stock_alert").where("id", "in", ids).execute()
  const ofVariants = due.filter(({ variant }) => variant !== null)
  for (const alert of ofVariants.length > 0 ? ofVariants : due) await writeMail(tx, alert, now)
}

type DueAlert = {
  id: number
  email: string
  locale: Locale
  token: string
  product: string
  variant: string | null
}

const writeMail = (tx: Tx, { id, email, locale, token, product, variant }: DueAlert, now: Date): Promise<void> => {
  const data = { product, ...(variant && { variant }), token }
  return addMail(tx, { key: `stock-back:${id}:${token}`, kind: "stock-back", locale, to: email, data }, now)
}

/** Deletes the alerts of those who have waited too long. */
export async function purgeStockAlerts(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - maxAge).toISOString()
  await db.deleteFrom("stock_alert").where("created_at", "<", before).execute()
}
