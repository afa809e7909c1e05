import { type CountedTopic, countTopics, findPosts, postSummary, relatedPosts } from "#core/content/blog.ts"
import { parseBlog } from "#core/content/blog-query.ts"
import type { Post, PostDetail } from "#core/content/post.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import { blogViewAt } from "./blog-views.ts"

const maxLatest = 4

export type Sidebar = { latest: Post[]; categories: CountedTopic[]; tags: CountedTopic[] }

function sidebarOf(posts: PostDetail[]): Sidebar {
  const summaries = posts.map(postSummary)
  return {
    latest: summaries.slice(0, maxLatest),
    categories: countTopics(summaries, ({ category }) => [category]),
    tags: countTopics(summaries, ({ tags }) => tags),
  }
}

/** What a list of posts shows.
 *  @param path without language prefix */
export async function blogPage(
  content: Content,
  { path, params, locale }: { path: string; params: URLSearchParams; locale: Locale },
) {
  const posts = await content.posts(locale)
  const view = blogViewAt(path)
  const query = parseBlog(params)
  const found = findPosts(posts, query)
  const pages = Math.max(1, Math.ceil(found.length / view.pageSize))
  const page = Math.min(query.page, pages)
  const shown = found.slice((page - 1) * view.pageSize, page * view.pageSize).map(postSummary)
  return {
    path: view.path,
    query: { ...query, page },
    posts: shown,
    total: found.length,
    pages,
    sidebar: sidebarOf(posts),
  }
}

export type BlogPage = Awaited<ReturnType<typeof blogPage>>

/** What a post's page shows.
 *  @param slug undefined = the latest post
 *  @throws a 404 'Post not found' */
export async function postPage(content: Content, slug: string | undefined, locale: Locale) {
  const posts = await content.posts(locale)
  const post = await content.postBySlug(slug ?? posts[0]?.slug ?? "", locale)
  const index = posts.findIndex((one) => one.slug === post.slug)
  const [newer, older] = [posts[index - 1], posts[index + 1]]
  return {
    post,
    newer: newer ? postSummary(newer) : null,
    older: older ? postSummary(older) : null,
    related: relatedPosts(posts.map(postSummary), postSummary(post)),
    sidebar: sidebarOf(posts),
  }
}

/** What the page of a post will show before the post appears.
 *  @throws a 404 'Post not found' for a token that opens nothing */
export async function previewPage(content: Content, token: string, locale: Locale) {
  const [post, posts] = await Promise.all([content.previewedPost(token, locale), content.posts(locale)])
  const related = relatedPosts(posts.map(postSummary), postSummary(post))
  return { post, newer: null, older: null, related, sidebar: sidebarOf(posts) }
}

/** The latest posts, for other pages than the blog's.
 *  @param max at most what a section may show */
export async function latestPosts(content: Content, locale: Locale, max: number): Promise<Post[]> {
  return (await content.latestPosts(locale)).slice(0, max).map(postSummary)
}
