import { columns, type MigrationDb } from "./columns.ts"

/** What the console needs to keep the shop's own texts: drafts of posts, versions of forms, and texts that a language has
 *  from French. */
export async function up(db: MigrationDb): Promise<void> {
  await allowDrafts(db)
  const { text } = columns(db)
  for (const table of ["app_setting", "coupon", "post", "page"]) {
    await db.schema
      .alterTable(table)
      .addColumn("edited_at", text, (c) => c.notNull().defaultTo("2026-11-21T00:00:00.000Z"))
      .execute()
  }
  const texts = ["app_setting", "coupon", "post", "page", "post_category", "post_tag"]
  for (const table of texts) {
    await db.schema
      .alterTable(`${table}_text`)
      .addColumn("borrowed", text, (c) => c.notNull().defaultTo("[]"))
      .execute()
  }
}

/** SQLite cannot take a "not null" back: another column takes the place of the old one. */
async function allowDrafts(db: MigrationDb) {
  const { text } = columns(db)
  const post = () => db.schema.alterTable("post")
  await post().addColumn("published", text).execute()
  await db
    .updateTable("post")
    .set((e) => ({ published: e.ref("published_at") }))
    .execute()
  await db.schema.dropIndex("post_published_at").execute()
  await post().dropColumn("published_at").execute()
  await post().renameColumn("published", "published_at").execute()
  await db.schema.createIndex("post_published_at").on("post").column("published_at").execute()
}
