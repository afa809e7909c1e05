import { sql } from "kysely"
import { columns, type MigrationDb, run } from "./columns.ts"

/** Posts with their topics. `borrowed` is that of `0002-catalogue`. */
export async function up(db: MigrationDb): Promise<void> {
  const { key, text, whole } = columns(db)
  await run(
    db,
    sql`create table post_category (
      id ${key},
      slug ${text} not null unique,
      position ${whole} not null
    )`,
    sql`create table post_category_text (
      post_category_id ${whole} not null references post_category (id) on delete cascade,
      locale ${text} not null,
      title ${text} not null,
      borrowed ${text} not null default '[]',
      constraint post_category_text_key primary key (post_category_id, locale)
    )`,
    sql`create table post_tag (
      id ${key},
      slug ${text} not null unique,
      position ${whole} not null
    )`,
    sql`create table post_tag_text (
      post_tag_id ${whole} not null references post_tag (id) on delete cascade,
      locale ${text} not null,
      title ${text} not null,
      borrowed ${text} not null default '[]',
      constraint post_tag_text_key primary key (post_tag_id, locale)
    )`,
    sql`create table post (
      id ${key},
      document_id ${text} not null unique,
      slug ${text} not null unique,
      format ${text} not null,
      category_id ${whole} not null references post_category (id),
      image_id ${whole} references media (id) on delete set null,
      video_id ${text},
      created_at ${text} not null,
      updated_at ${text} not null,
      published_at ${text},
      edited_at ${text} not null default '2026-11-21T00:00:00.000Z'
    )`,
    sql`create index post_published_at on post (published_at)`,
    sql`create index post_category_id on post (category_id)`,
    sql`create index post_image_id on post (image_id)`,
    sql`create table post_text (
      post_id ${whole} not null references post (id) on delete cascade,
      locale ${text} not null,
      title ${text} not null,
      excerpt ${text} not null,
      content ${text} not null,
      author_name ${text} not null,
      author_role ${text} not null,
      quote_text ${text},
      quote_source ${text},
      search ${text} not null,
      borrowed ${text} not null default '[]',
      constraint post_text_key primary key (post_id, locale)
    )`,
    sql`create table post_media (
      post_id ${whole} not null references post (id) on delete cascade,
      media_id ${whole} not null references media (id) on delete cascade,
      position ${whole} not null,
      constraint post_media_key primary key (post_id, position)
    )`,
    sql`create index post_media_media_id on post_media (media_id)`,
    sql`create table post_has_tag (
      post_id ${whole} not null references post (id) on delete cascade,
      tag_id ${whole} not null references post_tag (id) on delete cascade,
      position ${whole} not null,
      constraint post_has_tag_key primary key (post_id, tag_id)
    )`,
    sql`create index post_has_tag_tag on post_has_tag (tag_id, post_id)`,
  )
}
