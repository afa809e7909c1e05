import type { CountedTopic } from "#core/content/blog.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Db } from "../database.ts"
import { withTitleLanguage } from "../texts/borrowed-texts.ts"

type TopicsQuery = { locale: Locale; now: Date; limit: number }

/** A count as a number: PostgreSQL's is a text. */
const toCounted = <Row extends { borrowed: string; count: number | string | bigint }>({ count, ...row }: Row) => ({
  ...withTitleLanguage(row),
  count: Number(count),
})

/** The categories of the posts that have appeared, with the number of posts in each, the fullest first. */
export async function listCountedCategories(db: Db, { locale, now, limit }: TopicsQuery): Promise<CountedTopic[]> {
  const rows = await db
    .selectFrom("post")
    .innerJoin("post_category as topic", "topic.id", "post.category_id")
    .innerJoin("post_category_text as text", (join) =>
      join.onRef("text.post_category_id", "=", "topic.id").on("text.locale", "=", locale),
    )
    .select(["topic.slug", "text.title", "text.borrowed"])
    .select((e) => e.fn.countAll().as("count"))
    .where("post.published_at", "<=", now.toISOString())
    .groupBy(["topic.slug", "text.title", "text.borrowed"])
    .orderBy("count", "desc")
    .orderBy("topic.slug")
    .limit(limit)
    .execute()
  return rows.map(toCounted)
}

/** The tags of the posts that have appeared, in the same way. */
export async function listCountedTags(db: Db, { locale, now, limit }: TopicsQuery): Promise<CountedTopic[]> {
  const rows = await db
    .selectFrom("post")
    .innerJoin("post_has_tag", "post_has_tag.post_id", "post.id")
    .innerJoin("post_tag as topic", "topic.id", "post_has_tag.tag_id")
    .innerJoin("post_tag_text as text", (join) =>
      join.onRef("text.post_tag_id", "=", "topic.id").on("text.locale", "=", locale),
    )
    .select(["topic.slug", "text.title", "text.borrowed"])
    .select((e) => e.fn.countAll().as("count"))
    .where("post.published_at", "<=", now.toISOString())
    .groupBy(["topic.slug", "text.title", "text.borrowed"])
    .orderBy("count", "desc")
    .orderBy("topic.slug")
    .limit(limit)
    .execute()
  return rows.map(toCounted)
}
