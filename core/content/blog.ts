import type { Post, PostDetail, PostTopic } from "./post.ts"

/** Topics of each kind that the blog shows, those with most posts: a shop may have any number. */
export const maxTopics = { categories: 40, tags: 60 } as const

/** How many posts are looked at for those to go on with. */
export const maxCandidates = 24

/** A post without what only its own page shows. */
export function postSummary({
  id: _id,
  content: _content,
  medias: _medias,
  videoId: _videoId,
  quote: _quote,
  ...post
}: PostDetail): Post {
  return post
}

export type CountedTopic = PostTopic & { count: number }

/** Posts to go on with: those that share most with a post first, then the newest.
 *  @param posts newest first, none twice */
export function relatedPosts(posts: Post[], post: Post, max = 3): Post[] {
  const shared = (other: Post) =>
    (other.category.slug === post.category.slug ? 1 : 0) +
    other.tags.filter(({ slug }) => post.tags.some((tag) => tag.slug === slug)).length
  return posts
    .filter(({ slug }) => slug !== post.slug)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, max)
}
