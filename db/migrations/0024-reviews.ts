import { sql } from "kysely"
import { toDocumentId } from "../document-id.ts"
import { columns, type MigrationDb } from "./columns.ts"

/** Reviews that shoppers write of what they were delivered: shown once the merchant has read them. Those of before are. */
export async function up(db: MigrationDb): Promise<void> {
  const { text, whole, mayRefer, required } = columns(db)
  const review = () => db.schema.alterTable("review")
  const blank = (c: Parameters<typeof required>[0]) => c.notNull().defaultTo("")
  await review().addColumn("document_id", text, blank).execute()
  await review().addColumn("order_id", whole, mayRefer("orders.id")).execute()
  await review()
    .addColumn("verified", whole, (c) => c.notNull().defaultTo(0))
    .execute()
  await review()
    .addColumn("status", text, (c) =>
      c.notNull().defaultTo("approved").check(sql`status in ('waiting', 'approved', 'refused')`),
    )
    .execute()
  await review().addColumn("reply", text, blank).execute()
  await review().addColumn("replied_at", text).execute()
  await review()
    .addColumn("edited_at", text, (c) => c.notNull().defaultTo("2026-11-22T00:00:00.000Z"))
    .execute()
  for (const { id } of await db.selectFrom("review").select("id").execute()) {
    await db
      .updateTable("review")
      .set({ document_id: toDocumentId(`review:${id}`) })
      .where("id", "=", id)
      .execute()
  }
  await db.schema.createIndex("review_document_id").on("review").column("document_id").unique().execute()
  await db.schema
    .createIndex("review_order_product")
    .on("review")
    .columns(["order_id", "product_id"])
    .unique()
    .execute()
  await db.schema.createIndex("review_status_date").on("review").columns(["status", "date"]).execute()
  await addPictures(db)
}

/** The pictures of reviews are not among the merchant's: nothing of them is served before the review is shown. Their bytes
 *  lie in parts, as those of the others. */
async function addPictures(db: MigrationDb): Promise<void> {
  const { text, whole, refers, required } = columns(db)
  await db.schema
    .createTable("review_picture")
    .addColumn("review_id", whole, (c) => c.primaryKey().notNull().references("review.id").onDelete("cascade"))
    .addColumn("hash", text, required)
    .addColumn("width", whole, required)
    .addColumn("height", whole, required)
    .addColumn("dominant_color", text, required)
    .addColumn("placeholder", text, required)
    .execute()
  await db.schema.createIndex("review_picture_hash").on("review_picture").column("hash").execute()
  await db.schema
    .createTable("review_picture_part")
    .addColumn("review_id", whole, refers("review_picture.review_id"))
    .addColumn("part", whole, required)
    .addColumn("content", text, required)
    .addPrimaryKeyConstraint("review_picture_part_key", ["review_id", "part"])
    .execute()
}
