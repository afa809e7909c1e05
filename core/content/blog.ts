import { textTest } from "../search/search-text.ts"
import { blockTexts } from "./block.ts"
import type { BlogQuery } from "./blog-query.ts"
import type { Post, PostDetail, PostTopic } from "./post.ts"

function saysTest(searchText: string): (post: PostDetail) => boolean {
  const test = textTest(searchText)
  return ({ title, excerpt, category, tags, author, content, quote }) =>
    test(
      [
        title,
        excerpt,
        category.title,
        ...tags.map((tag) => tag.title),
        author.name,
        quote?.text,
        ...blockTexts(content),
      ].join(" "),
    )
}

/** The posts that pass all filters of a query, in the order given. */
export function findPosts(posts: PostDetail[], { category, tag, searchText }: BlogQuery): PostDetail[] {
  const says = saysTest(searchText)
  return posts.filter(
    (post) =>
      (category === null || post.category.slug === category) &&
      (tag === null || post.tags.some(({ slug }) => slug === tag)) &&
      (searchText === "" || says(post)),
  )
}

/** A post without what only its own page shows. */
export function postSummary({
  content: _content,
  medias: _medias,
  videoId: _videoId,
  quote: _quote,
  ...post
}: PostDetail): Post {
  return post
}

export type CountedTopic = PostTopic & { count: number }

/** The topics of posts with the number of posts in each, the fullest first. */
export function countTopics(posts: Post[], topicsOf: (post: Post) => PostTopic[]): CountedTopic[] {
  const counted = new Map<string, CountedTopic>()
  for (const topic of posts.flatMap(topicsOf)) {
    const known = counted.get(topic.slug) ?? { ...topic, count: 0 }
    counted.set(topic.slug, { ...known, count: known.count + 1 })
  }
  return [...counted.values()].toSorted((a, b) => b.count - a.count || a.slug.localeCompare(b.slug))
}

/** Posts to go on with: those that share most with a post first, then the newest.
 *  @param posts newest first */
export function relatedPosts(posts: Post[], post: Post, max = 3): Post[] {
  const shared = (other: Post) =>
    (other.category.slug === post.category.slug ? 1 : 0) +
    other.tags.filter(({ slug }) => post.tags.some((tag) => tag.slug === slug)).length
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, max)
}
