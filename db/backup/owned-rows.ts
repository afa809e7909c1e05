import type { Db } from "../database.ts"

/** Rows that are in memory at a time. */
const batch = 500

/** The documentIds of all rows of a table, drafts among them, by their keys. */
export async function* everyDocumentId(db: Db, table: "product" | "post"): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom(table)
      .select(["id", "document_id as documentId"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute()
    yield* rows.map(({ documentId }) => documentId)
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.id
  }
}

/** The reviews of customers with the SKUs of their products, by their keys; no addresses, which the shop alone knows. */
export async function* everyReview(db: Db) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("review as r")
      .innerJoin("product as p", "p.id", "r.product_id")
      .select(["r.id", "p.sku", "r.status", "r.rating", "r.name", "r.town", "r.date", "r.review", "r.lang"])
      .select(["r.verified", "r.reply", "r.replied_at as repliedAt", "r.email"])
      .where("r.id", ">", after)
      .orderBy("r.id")
      .limit(batch)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.id
  }
}

/** The accounts of customers, without anything that lets somebody in. */
export async function* everyCustomer(db: Db) {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("shopper_user")
      .select(["id", "firstname", "lastname", "email", "login_mobile as loginMobile", "mobile", "locale"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(batch)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.id
  }
}

/** The addresses of before, and where they lead. */
export async function* everyRedirect(db: Db) {
  for (let after = ""; ; ) {
    const rows = await db
      .selectFrom("redirect")
      .select(["from_path as from", "to_path as to"])
      .where("from_path", ">", after)
      .orderBy("from_path")
      .limit(batch)
      .execute()
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < batch) return
    after = last.from
  }
}
