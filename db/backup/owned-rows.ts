import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { rowBatches } from "../row-batches.ts"

/** An account as it leaves the shop. */
export type OwnedCustomer = {
  id: string
  firstname: string
  lastname: string
  /** In small letters; null = it signs in by its mobile. */
  email: string | null
  loginMobile: string | null
  mobile: string
  locale: Locale
  createdAt: string
  addresses: { wilaya: string; commune: string; address: string; usual: boolean }[]
}

const idOf = <Key>({ id }: { id: Key }) => id

/** The documentIds of all rows of a table, drafts among them, by their keys. */
export async function* everyDocumentId(db: Db, table: "product" | "post"): AsyncGenerator<string> {
  const select = (after: number, limit: number) =>
    db
      .selectFrom(table)
      .select(["id", "document_id as documentId"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(limit)
      .execute()
  for await (const rows of rowBatches(0, select, idOf)) yield* rows.map(({ documentId }) => documentId)
}

/** The reviews of customers with the SKUs of their products and their orders and the hashes of their pictures, by their keys. */
export async function* everyReview(db: Db) {
  const select = (after: number, limit: number) =>
    db
      .selectFrom("review as r")
      .innerJoin("product as p", "p.id", "r.product_id")
      .leftJoin("orders as o", "o.id", "r.order_id")
      .leftJoin("review_picture as picture", "picture.review_id", "r.id")
      .select(["r.id", "r.document_id as documentId", "p.sku", "o.document_id as order", "r.status", "r.rating"])
      .select(["r.name", "r.town", "r.email", "r.date", "r.lang", "r.verified", "r.review", "r.reply"])
      .select(["r.replied_at as repliedAt", "picture.hash as picture"])
      .where("r.id", ">", after)
      .orderBy("r.id")
      .limit(limit)
      .execute()
  for await (const rows of rowBatches(0, select, idOf))
    yield* rows.map((review) => ({ ...review, verified: review.verified === 1 }))
}

const selectCustomers = (db: Db, after: string, limit: number) =>
  db
    .selectFrom("shopper_user")
    .select(["id", "firstname", "lastname", "email", "email_verified as isVerified", "mobile", "locale"])
    .select(["login_mobile as loginMobile", "created_at as createdAt"])
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute()

/** The accounts of customers with their addresses, without anything that lets somebody in. */
export async function* everyCustomer(db: Db): AsyncGenerator<OwnedCustomer> {
  const batches = rowBatches("", (after, limit) => selectCustomers(db, after, limit), idOf)
  for await (const rows of batches) {
    const stored = await db
      .selectFrom("shopper_address")
      .select(["user_id as userId", "wilaya", "commune", "address", "usual"])
      .where("user_id", "in", rows.map(idOf))
      .orderBy("created_at")
      .orderBy("id")
      .execute()
    const addresses = Map.groupBy(stored, ({ userId }) => userId)
    yield* rows.map(({ isVerified, email, ...one }) => ({
      ...one,
      email: isVerified === 1 ? email : null,
      addresses: (addresses.get(one.id) ?? []).map(({ userId: _user, usual, ...address }) => ({
        ...address,
        usual: usual === 1,
      })),
    }))
  }
}

/** The addresses of before, and where they lead. */
export async function* everyRedirect(db: Db) {
  const select = (after: string, limit: number) =>
    db
      .selectFrom("redirect")
      .select(["from_path as from", "to_path as to"])
      .where("from_path", ">", after)
      .orderBy("from_path")
      .limit(limit)
      .execute()
  for await (const rows of rowBatches("", select, ({ from }) => from)) yield* rows
}
