import { blockTexts } from "#core/text/block.ts"
import { postCategories, postTags } from "#sample/posts/topics.ts"
import type { SamplePost, SampleTopic } from "#sample/types.ts"
import type { Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { searchColumn } from "../lists/search-column.ts"
import { storedBlocks } from "./blocks.ts"
import { inEachLocale } from "./in-each-locale.ts"
import { daysFrom } from "./product-parts.ts"

type Topics = Map<string, { id: number; topic: SampleTopic }>

async function storeTopics(tx: Tx): Promise<{ categories: Topics; tags: Topics }> {
  const categories: Topics = new Map()
  const tags: Topics = new Map()
  for (const [position, topic] of postCategories.entries()) {
    const row = { slug: topic.slug, position }
    const { id } = await tx.insertInto("post_category").values(row).returning("id").executeTakeFirstOrThrow()
    const texts = inEachLocale((locale) => ({ post_category_id: id, title: topic.title[locale] }))
    await tx.insertInto("post_category_text").values(texts).execute()
    categories.set(topic.slug, { id, topic })
  }
  for (const [position, topic] of postTags.entries()) {
    const row = { slug: topic.slug, position }
    const { id } = await tx.insertInto("post_tag").values(row).returning("id").executeTakeFirstOrThrow()
    const texts = inEachLocale((locale) => ({ post_tag_id: id, title: topic.title[locale] }))
    await tx.insertInto("post_tag_text").values(texts).execute()
    tags.set(topic.slug, { id, topic })
  }
  return { categories, tags }
}

function known(topics: Topics, slug: string, post: string) {
  const found = topics.get(slug)
  if (!found) throw new Error(`The sample post ${post} names ${slug}, which does not exist`)
  return found
}

/** The key of a product's picture; null where its file is missing. */
async function pictureId(tx: Tx, picture: string): Promise<number | null> {
  const url = `/media/${picture}.webp`
  return (await tx.selectFrom("media").select("id").where("url", "=", url).executeTakeFirst())?.id ?? null
}

async function storePost(tx: Tx, post: SamplePost, topics: { categories: Topics; tags: Topics }, now: Date) {
  const { slug, format, quote } = post
  const category = known(topics.categories, post.category, slug)
  const tags = post.tags.map((tag) => known(topics.tags, tag, slug))
  const published = daysFrom(now, -post.daysAgo)
  const { id } = await tx
    .insertInto("post")
    .values({
      slug,
      format,
      category_id: category.id,
      video_id: post.videoId ?? null,
      document_id: toDocumentId(`post:${slug}`),
      image_id: await pictureId(tx, post.picture),
      created_at: published,
      updated_at: published,
      published_at: published,
    })
    .returning("id")
    .executeTakeFirstOrThrow()

  const texts = inEachLocale((locale) => {
    const content = storedBlocks(post.content[locale])
    const title = post.title[locale]
    const excerpt = post.excerpt[locale]
    const topicTitles = [category, ...tags].map(({ topic }) => topic.title[locale])
    return {
      post_id: id,
      title,
      excerpt,
      content: JSON.stringify(content),
      author_name: post.author.name[locale],
      author_role: post.author.role[locale],
      quote_text: quote?.text[locale] ?? null,
      quote_source: quote?.source[locale] ?? null,
      search: searchColumn([title, excerpt, ...topicTitles, ...blockTexts(content)]),
    }
  })
  await tx.insertInto("post_text").values(texts).execute()
  const tagged = tags.map((tag, position) => ({ post_id: id, tag_id: tag.id, position }))
  await tx.insertInto("post_has_tag").values(tagged).execute()
  const medias = await Promise.all((post.medias ?? []).map((picture) => pictureId(tx, picture)))
  const there = medias.filter((media) => media !== null)
  if (there.length === 0) return
  const rows = there.map((media, position) => ({ post_id: id, media_id: media, position }))
  await tx.insertInto("post_media").values(rows).execute()
}

/** Stores the posts, with their categories and tags; to be called after the products' pictures. */
export async function storePosts(tx: Tx, posts: SamplePost[], now: Date): Promise<void> {
  const topics = await storeTopics(tx)
  for (const post of posts) await storePost(tx, post, topics, now)
}
