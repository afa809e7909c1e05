import { noTexts } from "#core/i18n/texts.ts"
import { postCategories, postTags } from "#sample/posts/topics.ts"
import type { SamplePost } from "#sample/types.ts"
import { addPost } from "../content/admin-posts.ts"
import { addTopic, topicIds } from "../content/post-topics.ts"
import { inEach } from "../content/stored-content.ts"
import type { Tx } from "../database.ts"
import { toDocumentId } from "../document-id.ts"
import { storedBlocks } from "./blocks.ts"
import { daysFrom } from "./product-parts.ts"

/** The key of a product's picture; null where its file is missing. */
async function pictureId(tx: Tx, picture: string): Promise<number | null> {
  const url = `/media/${picture}.webp`
  return (await tx.selectFrom("media").select("id").where("url", "=", url).executeTakeFirst())?.id ?? null
}

async function storePost(tx: Tx, post: SamplePost, now: Date) {
  const { slug, format, category, tags, title, excerpt, author, quote } = post
  const categoryId = (await topicIds(tx, "category", [category])).get(category)
  if (categoryId === undefined) throw new Error(`The sample post ${slug} names ${category}, which does not exist`)
  const publishedAt = daysFrom(now, -post.daysAgo)
  const pictures = await Promise.all([post.picture, ...(post.medias ?? [])].map((picture) => pictureId(tx, picture)))
  const [imageId = null, ...medias] = pictures
  const fields = {
    slug,
    format,
    category,
    tags,
    title,
    excerpt,
    publishedAt,
    imageId,
    content: inEach((locale) => storedBlocks(post.content[locale])),
    authorName: author.name,
    authorRole: author.role,
    quoteText: quote?.text ?? noTexts,
    quoteSource: quote?.source ?? noTexts,
    videoId: post.videoId ?? "",
    mediaIds: medias.filter((media) => media !== null),
  }
  const added = await addPost(tx, fields, categoryId, new Date(publishedAt))
  const sameEverywhere = { document_id: toDocumentId(`post:${slug}`) }
  await tx.updateTable("post").set(sameEverywhere).where("document_id", "=", added).execute()
}

/** Stores the posts, with their categories and tags; to be called after the products' pictures. */
export async function storePosts(tx: Tx, posts: SamplePost[], now: Date): Promise<void> {
  for (const { slug, title } of postCategories) await addTopic(tx, "category", title, slug)
  for (const { slug, title } of postTags) await addTopic(tx, "tag", title, slug)
  for (const post of posts) await storePost(tx, post, now)
}
