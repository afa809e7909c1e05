import { type CountedTopic, postSummary, relatedPosts } from "#core/content/blog.ts"
import { parseBlog } from "#core/content/blog-query.ts"
import type { Post, PostDetail } from "#core/content/post.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Content } from "../../api-client/content.server.ts"
import { blogViewAt } from "./blog-views.ts"

const maxLatest = 4

export type Sidebar = { latest: Post[]; categories: CountedTopic[]; tags: CountedTopic[] }

async function sidebarOf(content: Content, locale: Locale): Promise<Sidebar> {
  const [latest, topics] = await Promise.all([latestPosts(content, locale, maxLatest), content.postTopics(locale)])
  return { latest, ...topics }
}

/** Loads a list of posts.
 *  @param path without language prefix */
export async function blogPage(
  content: Content,
  { path, params, locale }: { path: string; params: URLSearchParams; locale: Locale },
) {
  const view = blogViewAt(path)
  const query = parseBlog(params)
  const [{ posts, total, page, pages }, sidebar] = await Promise.all([
    content.postList(query, view.pageSize, locale),
    sidebarOf(content, locale),
  ])
  return { path: view.path, query: { ...query, page }, posts: posts.map(postSummary), total, pages, sidebar }
}

export type BlogPage = Awaited<ReturnType<typeof blogPage>>

/** Posts to go on with after one. */
async function related(content: Content, post: PostDetail, locale: Locale): Promise<Post[]> {
  const candidates = await content.postCandidates(post, locale)
  return relatedPosts(candidates.map(postSummary), postSummary(post))
}

/** Loads a post's page.
 *  @param slug undefined = the latest post
 *  @throws a 404 'Post not found' */
export async function postPage(content: Content, slug: string | undefined, locale: Locale) {
  const post = await content.postBySlug(slug ?? (await content.latestPosts(locale))[0]?.slug ?? "", locale)
  const [{ newer, older }, others, sidebar] = await Promise.all([
    content.postNeighbours(post, locale),
    related(content, post, locale),
    sidebarOf(content, locale),
  ])
  return {
    post,
    newer: newer && postSummary(newer),
    older: older && postSummary(older),
    related: others,
    sidebar,
  }
}

/** Loads the preview of a post.
 *  @throws a 404 'Post not found' for a token that opens nothing */
export async function previewPage(content: Content, token: string, locale: Locale) {
  const post = await content.previewedPost(token, locale)
  const [others, sidebar] = await Promise.all([related(content, post, locale), sidebarOf(content, locale)])
  return { post, newer: null, older: null, related: others, sidebar }
}

/** The latest posts, for other pages than the blog's.
 *  @param max at most what a section may show */
export async function latestPosts(content: Content, locale: Locale, max: number): Promise<Post[]> {
  return (await content.latestPosts(locale)).slice(0, max).map(postSummary)
}
