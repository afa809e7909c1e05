import { sql } from "kysely"
import type { PostFields } from "#core/content/post-check.ts"
import { type PublishingState, publishingState } from "#core/content/publishing.ts"
import { foldText } from "#core/search/fold-text.ts"
import type { Db, Tx } from "../database.ts"
import { randomDocumentId } from "../document-id.ts"
import { ownTexts, textRows } from "../texts/borrowed-texts.ts"
import { findMainLocale } from "../texts/main-locale.ts"
import { postSearch } from "./post-search.ts"
import { listTopics, topicIds } from "./post-topics.ts"
import { type Contents, contentJson, inEach, ownContents } from "./stored-content.ts"

/** A post's fields with its text; pictures by their keys. */
export type StoredPost = PostFields & {
  content: Contents
  imageId: number | null
  mediaIds: number[]
}

export type FoundPost = StoredPost & { documentId: string; state: PublishingState; updatedAt: string }

/** A post without its text and its gallery. */
export type ListedPost = Pick<FoundPost, "documentId" | "slug" | "format" | "title" | "category"> &
  Pick<FoundPost, "imageId" | "state" | "publishedAt" | "updatedAt">

const factColumns = ["id", "document_id", "slug", "format", "image_id", "published_at", "edited_at"] as const

const selectPosts = (db: Db) =>
  db
    .selectFrom("post")
    .innerJoin("post_category", "post_category.id", "post.category_id")
    .select(factColumns.map((column) => `post.${column}` as const))
    .select("post.video_id")
    .select("post_category.slug as category")

type Row = Awaited<ReturnType<ReturnType<typeof selectPosts>["executeTakeFirstOrThrow"]>>

const factsOf = (row: Row, now: Date) => ({
  documentId: row.document_id,
  slug: row.slug,
  format: row.format,
  category: row.category,
  imageId: row.image_id,
  publishedAt: row.published_at,
  updatedAt: row.edited_at,
  state: publishingState(row.published_at, now.toISOString()),
})

type PostListQuery = {
  words: string
  state: PublishingState | undefined
  category: string | undefined
  sort: { by: "publishedAt" | "updatedAt"; direction: "asc" | "desc" }
  page: number
  pageSize: number
}

/** The posts that pass a filter, drafts first: one page of them, and how many they are. A blog has hundreds: words are
 *  looked for after reading. */
export async function listAdminPosts(
  db: Db,
  query: PostListQuery,
  now: Date,
): Promise<{ rows: ListedPost[]; total: number }> {
  const { by, direction } = query.sort
  const rows = await selectPosts(db)
    .orderBy(sql`published_at is not null`)
    .orderBy(by === "publishedAt" ? "post.published_at" : "post.edited_at", direction)
    .orderBy("post.id")
    .execute()
  const passing = rows
    .map((row) => ({ id: row.id, ...factsOf(row, now) }))
    .filter(({ state }) => query.state === undefined || state === query.state)
    .filter(({ category }) => query.category === undefined || category === query.category)
  const words = foldText(query.words)
  const onPage = <T>(all: T[]) => all.slice((query.page - 1) * query.pageSize, query.page * query.pageSize)
  if (words === "") return { rows: await withTitles(db, onPage(passing)), total: passing.length }
  const found = (await withTitles(db, passing)).filter(({ slug, title }) =>
    [slug, title.fr, title.ar, title.en].some((text) => foldText(text).includes(words)),
  )
  return { rows: onPage(found), total: found.length }
}

async function withTitles(db: Db, posts: ({ id: number } & Omit<ListedPost, "title">)[]): Promise<ListedPost[]> {
  const ids = posts.map(({ id }) => id)
  const texts = ids.length
    ? await db
        .selectFrom("post_text")
        .select(["post_id", "locale", "title", "borrowed"])
        .where("post_id", "in", ids)
        .execute()
    : []
  const titles = Map.groupBy(texts, (text) => text.post_id)
  return posts.map(({ id, ...facts }) => ({ ...facts, title: ownTexts(titles.get(id) ?? [], "title") }))
}

/** A post with all that its form shows. */
export async function findAdminPost(db: Db, documentId: string, now: Date): Promise<FoundPost | undefined> {
  const row = await selectPosts(db).where("post.document_id", "=", documentId).executeTakeFirst()
  if (!row) return undefined
  const stored = await db.selectFrom("post_text").selectAll().where("post_id", "=", row.id).execute()
  const texts = stored.map((text) => ({
    ...text,
    quote_text: text.quote_text ?? "",
    quote_source: text.quote_source ?? "",
  }))
  const tags = await db
    .selectFrom("post_has_tag")
    .innerJoin("post_tag", "post_tag.id", "post_has_tag.tag_id")
    .select("post_tag.slug")
    .where("post_id", "=", row.id)
    .orderBy("post_has_tag.position")
    .execute()
  const medias = await db
    .selectFrom("post_media")
    .select("media_id")
    .where("post_id", "=", row.id)
    .orderBy("position")
    .execute()
  return {
    ...factsOf(row, now),
    videoId: row.video_id ?? "",
    content: ownContents(texts),
    title: ownTexts(texts, "title"),
    excerpt: ownTexts(texts, "excerpt"),
    authorName: ownTexts(texts, "author_name"),
    authorRole: ownTexts(texts, "author_role"),
    quoteText: ownTexts(texts, "quote_text"),
    quoteSource: ownTexts(texts, "quote_source"),
    tags: tags.map(({ slug }) => slug),
    mediaIds: medias.map(({ media_id }) => media_id),
  }
}

/** The slugs of all other posts. */
export async function otherPostSlugs(db: Db, documentId?: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom("post")
    .select("slug")
    .$if(documentId !== undefined, (query) => query.where("document_id", "<>", documentId ?? ""))
    .execute()
  return new Set(rows.map(({ slug }) => slug))
}

async function storeParts(tx: Tx, postId: number, post: StoredPost) {
  const topics = [
    ...(await listTopics(tx, "category")).filter(({ slug }) => slug === post.category),
    ...(await listTopics(tx, "tag")).filter(({ slug }) => post.tags.includes(slug)),
  ]
  const main = await findMainLocale(tx)
  const rows = textRows(
    inEach((locale) => ({
      title: post.title[locale],
      excerpt: post.excerpt[locale],
      content: contentJson(post.content[locale]),
      author_name: post.authorName[locale],
      author_role: post.authorRole[locale],
      quote_text: post.quoteText[locale],
      quote_source: post.quoteSource[locale],
    })),
    main,
  ).map(({ quote_text, quote_source, ...row }) => ({
    ...row,
    post_id: postId,
    quote_text: quote_text || null,
    quote_source: quote_text ? quote_source : null,
    search: postSearch(row, topics, main),
  }))
  await tx.deleteFrom("post_text").where("post_id", "=", postId).execute()
  await tx.insertInto("post_text").values(rows).execute()
  await tx.deleteFrom("post_has_tag").where("post_id", "=", postId).execute()
  const tagIds = await topicIds(tx, "tag", post.tags)
  const tags = [...new Set(post.tags)].flatMap((slug) => tagIds.get(slug) ?? [])
  if (tags.length > 0) {
    const tagged = tags.map((tag_id, position) => ({ post_id: postId, tag_id, position }))
    await tx.insertInto("post_has_tag").values(tagged).execute()
  }
  await tx.deleteFrom("post_media").where("post_id", "=", postId).execute()
  if (post.mediaIds.length === 0) return
  const medias = post.mediaIds.map((media_id, position) => ({ post_id: postId, media_id, position }))
  await tx.insertInto("post_media").values(medias).execute()
}

const valuesOf = (post: StoredPost, categoryId: number, now: Date) => ({
  slug: post.slug,
  format: post.format,
  category_id: categoryId,
  image_id: post.imageId,
  video_id: post.videoId || null,
  published_at: post.publishedAt,
  updated_at: now.toISOString(),
  edited_at: now.toISOString(),
})

/** @returns the documentId */
export async function addPost(tx: Tx, post: StoredPost, categoryId: number, now: Date): Promise<string> {
  const { id, document_id } = await tx
    .insertInto("post")
    .values({ ...valuesOf(post, categoryId, now), document_id: randomDocumentId(), created_at: now.toISOString() })
    .returning(["id", "document_id"])
    .executeTakeFirstOrThrow()
  await storeParts(tx, id, post)
  return document_id
}

/** Changes a post if nobody has since it was read.
 *  @returns whether it was so */
export async function changePost(
  tx: Tx,
  {
    documentId,
    readAt,
    post,
    categoryId,
  }: { documentId: string; readAt: string; post: StoredPost; categoryId: number },
  now: Date,
): Promise<boolean> {
  const changed = await tx
    .updateTable("post")
    .set(valuesOf(post, categoryId, now))
    .where("document_id", "=", documentId)
    .where("edited_at", "=", readAt)
    .returning("id")
    .executeTakeFirst()
  if (changed) await storeParts(tx, changed.id, post)
  return changed !== undefined
}

/** @returns whether there was such a post */
export async function removePost(tx: Tx, documentId: string): Promise<boolean> {
  const removed = await tx.deleteFrom("post").where("document_id", "=", documentId).returning("id").executeTakeFirst()
  return removed !== undefined
}
