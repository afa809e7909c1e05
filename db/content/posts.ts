import { type RawBuilder, type SqlBool, sql } from "kysely"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { conditionSql, type Field, type FieldKind, type FieldTable } from "../lists/condition.ts"
import { findPage, type Listing, type Page, sortByIds } from "../lists/listing.ts"
import { textLanguages, withTitleLanguage } from "../texts/borrowed-texts.ts"
import type { StoredBlock } from "../texts/stored-block.ts"

const field = (kind: FieldKind, column: string): Field => ({ kind, value: sql.ref(column) })

const inTags = (test: RawBuilder<SqlBool>, locale: Locale) => sql<SqlBool>`post.id in (
  select post_has_tag.post_id from post_tag
  join post_tag_text on post_tag_text.post_tag_id = post_tag.id and post_tag_text.locale = ${locale}
  join post_has_tag on post_has_tag.tag_id = post_tag.id
  where ${test})`

/** Fields by which posts are filtered and, but for tags, sorted. */
export const postFields = {
  id: field("whole", "post.id"),
  documentId: field("text", "post.document_id"),
  slug: field("text", "post.slug"),
  title: field("text", "post_text.title"),
  excerpt: field("text", "post_text.excerpt"),
  format: field("text", "post.format"),
  videoId: field("text", "post.video_id"),
  createdAt: field("time", "post.created_at"),
  updatedAt: field("time", "post.updated_at"),
  publishedAt: field("time", "post.published_at"),
  "author.name": field("text", "post_text.author_name"),
  "category.slug": field("text", "post_category.slug"),
  "category.title": field("text", "post_category_text.title"),
  "tags.slug": { ...field("text", "post_tag.slug"), any: inTags, cost: 12 },
  "tags.title": { ...field("text", "post_tag_text.title"), any: inTags, cost: 12 },
} satisfies FieldTable

/** Under Strapi's name for it, the words that a search looks in. */
export const postSearchField = { _q: field("text", "post_text.search") } satisfies FieldTable

/** Posts that have appeared. */
const appeared = (now: Date) => sql<SqlBool>`post.published_at <= ${now.toISOString()}`

function postsIn(db: Db, locale: Locale) {
  return db
    .selectFrom("post")
    .innerJoin("post_text", (join) =>
      join.onRef("post_text.post_id", "=", "post.id").on("post_text.locale", "=", locale),
    )
    .innerJoin("post_category", "post_category.id", "post.category_id")
    .innerJoin("post_category_text", (join) =>
      join
        .onRef("post_category_text.post_category_id", "=", "post_category.id")
        .on("post_category_text.locale", "=", locale),
    )
}

function selectPosts(db: Db, locale: Locale) {
  return postsIn(db, locale)
    .selectAll("post")
    .select(["post_text.title", "post_text.excerpt", "post_text.content", "post_text.author_name"])
    .select(["post_text.author_role", "post_text.quote_text", "post_text.quote_source", "post_text.borrowed"])
    .select(["post_category.slug as category_slug", "post_category_text.title as category_title"])
    .select("post_category_text.borrowed as category_borrowed")
}

type StoredPost = Awaited<ReturnType<ReturnType<typeof selectPosts>["executeTakeFirstOrThrow"]>>

function postOf(row: StoredPost) {
  const { quote_text: text, quote_source: source } = row
  return {
    id: row.id,
    documentId: row.document_id,
    slug: row.slug,
    title: row.title,
    ...textLanguages(row.borrowed, { title: "title", excerpt: "excerpt", content: "content", quote: "quote_text" }),
    excerpt: row.excerpt,
    format: row.format,
    // Written by this program alone.
    content: JSON.parse(row.content) as StoredBlock[],
    author: { name: row.author_name, role: row.author_role },
    category: withTitleLanguage({
      slug: row.category_slug,
      title: row.category_title,
      borrowed: row.category_borrowed,
    }),
    quote: text === null ? null : { text, source: source ?? "" },
    videoId: row.video_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    // A draft that is looked at before has no moment yet.
    publishedAt: row.published_at ?? row.updated_at,
    imageId: row.image_id,
  }
}

/** A post without its tags and pictures. */
export type PostRow = ReturnType<typeof postOf>

/** One page of the posts that have appeared and pass a filter, and how many there are in all. */
export async function listPosts(db: Db, listing: Listing, now: Date): Promise<Page<PostRow>> {
  const condition = conditionSql(db, { ...postFields, ...postSearchField }, listing)
  const matching = postsIn(db, listing.locale).where(appeared(now)).where(condition)
  const { ids, total } = await findPage(db, matching, { fields: postFields, listing, key: "post.id" })
  const rows = ids.length ? await selectPosts(db, listing.locale).where("post.id", "in", ids).execute() : []
  return { rows: sortByIds(ids, rows, ({ id }) => id).map(postOf), total }
}

/** One post by its documentId.
 *  @param now null = whether it has appeared or not */
export async function findPost(
  db: Db,
  documentId: string,
  { locale, now }: { locale: Locale; now: Date | null },
): Promise<PostRow | undefined> {
  const row = await selectPosts(db, locale)
    .where("post.document_id", "=", documentId)
    .$if(now !== null, (query) => query.where(appeared(now ?? new Date(0))))
    .executeTakeFirst()
  return row && postOf(row)
}

/** Tags of posts, in the order given to them. */
export async function selectPostTags(db: Db, postIds: number[], locale: Locale) {
  const rows = await db
    .selectFrom("post_has_tag")
    .innerJoin("post_tag", "post_tag.id", "post_has_tag.tag_id")
    .innerJoin("post_tag_text", (join) =>
      join.onRef("post_tag_text.post_tag_id", "=", "post_tag.id").on("post_tag_text.locale", "=", locale),
    )
    .select(["post_has_tag.post_id as postId", "post_tag.slug", "post_tag_text.title", "post_tag_text.borrowed"])
    .where("post_has_tag.post_id", "in", postIds)
    .orderBy("post_has_tag.position")
    .execute()
  return rows.map(withTitleLanguage)
}

/** Keys of the pictures of posts that are galleries. */
export function selectPostMedias(db: Db, postIds: number[]) {
  return db
    .selectFrom("post_media")
    .select(["post_id as postId", "media_id as mediaId"])
    .where("post_id", "in", postIds)
    .orderBy("position")
    .execute()
}
