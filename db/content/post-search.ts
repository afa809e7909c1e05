import type { Locale } from "#core/i18n/locale.ts"
import { type Texts, textIn } from "#core/i18n/texts.ts"
import { blockTexts } from "#core/text/block.ts"
import type { Tx } from "../database.ts"
import { searchColumn } from "../lists/search-column.ts"
import { findMainLocale } from "../texts/main-locale.ts"
import { listTopics, type Topic } from "./post-topics.ts"

type TextRow = { locale: keyof Texts; title: string; excerpt: string; content: string }

/** Builds the search column of a post in one language: its text, and the titles of its topics. */
export const postSearch = ({ locale, title, excerpt, content }: TextRow, topics: Topic[], main: Locale): string =>
  searchColumn([
    title,
    excerpt,
    ...topics.map((topic) => textIn(topic.title, locale, main)),
    ...blockTexts(JSON.parse(content)),
  ])

/** Rewrites what some posts are found by, after their topics have changed. */
export async function refreshPostSearch(tx: Tx, postIds: number[]): Promise<void> {
  if (postIds.length === 0) return
  const main = await findMainLocale(tx)
  const [categories, tags] = [await listTopics(tx, "category"), await listTopics(tx, "tag")]
  for (const id of postIds) {
    const { category } = await tx
      .selectFrom("post")
      .innerJoin("post_category", "post_category.id", "post.category_id")
      .select("post_category.slug as category")
      .where("post.id", "=", id)
      .executeTakeFirstOrThrow()
    const tagged = await tx
      .selectFrom("post_has_tag")
      .innerJoin("post_tag", "post_tag.id", "post_has_tag.tag_id")
      .select("post_tag.slug")
      .where("post_id", "=", id)
      .execute()
    const topics = [
      ...categories.filter(({ slug }) => slug === category),
      ...tags.filter((tag) => tagged.some(({ slug }) => slug === tag.slug)),
    ]
    const rows = await tx
      .selectFrom("post_text")
      .select(["locale", "title", "excerpt", "content"])
      .where("post_id", "=", id)
      .execute()
    for (const row of rows) {
      await tx
        .updateTable("post_text")
        .set({ search: postSearch(row, topics, main) })
        .where("post_id", "=", id)
        .where("locale", "=", row.locale)
        .execute()
    }
  }
}
