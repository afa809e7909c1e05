import type { Texts } from "#core/i18n/texts.ts"
import { slugOfTexts } from "#core/text/name-slug.ts"
import { freeSlug } from "#core/text/slug.ts"
import type { Db, Tx } from "../database.ts"
import { isPostgres } from "../engine.ts"
import { ownTexts, rowsOfText } from "../texts/borrowed-texts.ts"
import { findMainLocale } from "../texts/main-locale.ts"

/** Which topics: a post has one category and any number of tags. */
export type TopicKind = "category" | "tag"

export type Topic = { slug: string; title: Texts; posts: number }

export const topicTables = { category: "post_category", tag: "post_tag" } as const

/** Titles of topics by their keys. */
async function titlesOf(db: Db, kind: TopicKind) {
  if (kind === "category") {
    const rows = await db.selectFrom("post_category_text").selectAll().execute()
    return Map.groupBy(rows, (row) => row.post_category_id)
  }
  const rows = await db.selectFrom("post_tag_text").selectAll().execute()
  return Map.groupBy(rows, (row) => row.post_tag_id)
}

/** How many posts have each topic. */
async function countsOf(db: Db, kind: TopicKind): Promise<Map<number, number>> {
  const rows = await (kind === "category"
    ? db.selectFrom("post").select("category_id as id")
    : db.selectFrom("post_has_tag").select("tag_id as id")
  ).execute()
  return new Map([...Map.groupBy(rows, ({ id }) => id)].map(([id, all]) => [id, all.length]))
}

/** All topics of a kind in their order. */
export async function listTopics(db: Db, kind: TopicKind): Promise<Topic[]> {
  const rows = await db.selectFrom(topicTables[kind]).select(["id", "slug"]).orderBy("position").orderBy("id").execute()
  const [titles, counts] = [await titlesOf(db, kind), await countsOf(db, kind)]
  return rows.map(({ id, slug }) => ({
    slug,
    title: ownTexts(titles.get(id) ?? [], "title"),
    posts: counts.get(id) ?? 0,
  }))
}

/** Replaces a topic's titles. */
export async function storeTitles(tx: Tx, kind: TopicKind, id: number, title: Texts) {
  const rows = rowsOfText("title", title, await findMainLocale(tx))
  if (kind === "category") {
    await tx.deleteFrom("post_category_text").where("post_category_id", "=", id).execute()
    await tx
      .insertInto("post_category_text")
      .values(rows.map((row) => ({ ...row, post_category_id: id })))
      .execute()
    return
  }
  await tx.deleteFrom("post_tag_text").where("post_tag_id", "=", id).execute()
  await tx
    .insertInto("post_tag_text")
    .values(rows.map((row) => ({ ...row, post_tag_id: id })))
    .execute()
}

/** Adds a topic behind the others.
 *  @param wanted a slug that no other has
 *  @returns its slug, made of the title in the main language, or in another that has Latin letters */
export async function addTopic(tx: Tx, kind: TopicKind, title: Texts, wanted?: string): Promise<string> {
  const all = await tx.selectFrom(topicTables[kind]).select(["slug", "position"]).execute()
  const slug =
    wanted ?? freeSlug(slugOfTexts(title, await findMainLocale(tx)) || kind, new Set(all.map((topic) => topic.slug)))
  const position = Math.max(-1, ...all.map((topic) => topic.position)) + 1
  const { id } = await tx
    .insertInto(topicTables[kind])
    .values({ slug, position })
    .returning("id")
    .executeTakeFirstOrThrow()
  await storeTitles(tx, kind, id, title)
  return slug
}

/** The keys of topics by their slugs; in a transaction none of them is removed before it ends. */
export async function topicIds(db: Db, kind: TopicKind, slugs: string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .selectFrom(topicTables[kind])
    .select(["id", "slug"])
    .where("slug", "in", slugs)
    .$if(isPostgres(db), (query) => query.forKeyShare())
    .execute()
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}
