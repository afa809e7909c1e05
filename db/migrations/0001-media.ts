import { sql } from "kysely"
import { isPostgres } from "../engine.ts"
import { columns, creationTrigger, type MigrationDb, run } from "./columns.ts"

/** Pictures of the library, of places of the storefront, and of the theme. Bytes are base64 in parts of a bounded size, so that a
 *  backup's page of rows never holds many of them. */
export async function up(db: MigrationDb): Promise<void> {
  const { created, key, text, whole } = columns(db)
  await run(
    db,
    sql`create table media (
      id ${key},
      document_id ${text} not null unique,
      url ${text} not null unique,
      width ${whole} not null,
      height ${whole} not null,
      hash ${text},
      dominant_color ${text},
      placeholder ${text},
      file_name ${text},
      created_at ${created},
      bytes ${whole}
    )`,
    sql`create table media_text (
      media_id ${whole} not null references media (id) on delete cascade,
      locale ${text} not null,
      alternative_text ${text} not null,
      constraint media_text_key primary key (media_id, locale)
    )`,
    sql`create table media_file (
      media_id ${whole} not null references media (id) on delete cascade,
      part ${whole} not null,
      content ${text} not null,
      constraint media_file_key primary key (media_id, part)
    )`,
    // Places that belong to no product: the heroes of the home pages, their banners.
    sql`create table shop_picture (
      name ${text} primary key,
      media_id ${whole} not null references media (id) on delete cascade
    )`,
    // Logos and favicons, with all their forms.
    sql`create table theme_picture (
      id ${key},
      url ${text} not null unique,
      width ${whole} not null,
      height ${whole} not null,
      used_at ${text} not null
    )`,
    sql`create table theme_file (
      name ${text} not null,
      part ${whole} not null,
      theme_picture_id ${whole} not null references theme_picture (id) on delete cascade,
      content ${text} not null,
      constraint theme_file_key primary key (name, part)
    )`,
    sql`create index theme_file_by_picture on theme_file (theme_picture_id)`,
  )
  if (!isPostgres(db)) await run(db, creationTrigger("media"))
}
