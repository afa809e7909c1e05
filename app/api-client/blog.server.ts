import { data } from "react-router"
import { z } from "zod"
import { listEnvelope } from "#api/common/contract-envelope.ts"
import { postResource } from "#api/content/contract.ts"
import { topicsAnswer } from "#api/content/contract-topics.ts"
import { maxCandidates } from "#core/content/blog.ts"
import type { BlogQuery } from "#core/content/blog-query.ts"
import { isSlug, maxSlugLength } from "#core/content/slug.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { QueryValues } from "#core/path-template.ts"
import { maxSearchWords } from "#core/search/search-text.ts"
import type { Content } from "./content.server.ts"
import type { BlogTopics, PostPart } from "./content.ts"
import { postFromWire } from "./post-from-wire.server.ts"
import { readPreview } from "./preview.server.ts"
import type { ApiCall } from "./seam/api-call.server.ts"
import { perLocale } from "./seam/per-locale.server.ts"
import { lackingAge, listReader, optionalReader, orUnavailable } from "./seam/read.server.ts"
import { recordTags, type TagClock } from "./seam/tag-clock.server.ts"
import { tagged } from "./seam/tagged.server.ts"
import { taggedLru } from "./seam/tagged-lru.server.ts"

/** Posts in memory, of all lists together: some megabytes. */
const maxCached = 500
/** The newest posts: as many as a feed has, and more than any page shows. */
const latestCount = 20

const from = "GET /api/posts"
const tags = ["posts"]
const newestFirst = { sort: "publishedAt:desc" }
const postsAnswer = listEnvelope(postResource)
const addressesAnswer = listEnvelope(postResource.pick({ slug: true, publishedAt: true }))
const previewAnswer = z.object({ data: postResource })

/** A search as the API takes it. */
const searchWords = (text: string) => text.split(/\s+/).slice(0, maxSearchWords).join(" ")

/** The part of the client that reads the blog: as many posts as a page shows, however many the shop has. */
export function createBlog(
  call: ApiCall,
  clock: TagClock,
): Pick<
  Content,
  | "postList"
  | "postTopics"
  | "latestPosts"
  | "postBySlug"
  | "postNeighbours"
  | "postCandidates"
  | "postAddresses"
  | "previewedPost"
> {
  const parts = taggedLru<PostPart>(clock, { maxWeight: maxCached, weightOf: ({ posts }) => posts.length })
  const readOptional = optionalReader(call)

  /** Reads one page of a list that a query chooses. */
  const readPart = (query: QueryValues, { size, page = 1 }: { size: number; page?: number }): Promise<PostPart> =>
    orUnavailable(async () => {
      const bounded = { "pagination[page]": page, "pagination[pageSize]": size }
      const answer = await call(from, { query: { populate: "image,medias", ...query, ...bounded } })
      // A search of so many words with so many other names that the API does not answer it finds nothing.
      if (answer.status === 400 && "_q" in query) return { posts: [], total: 0 }
      if (answer.status !== 200) throw new Error(`The content API answered ${answer.status} for ${from}`)
      const body = answer.parse(postsAnswer)
      return { posts: body.data.map(postFromWire), total: body.meta.pagination.total }
    })

  /** The same, cached by what chooses it. */
  const cachedPart = (query: QueryValues, bounds: { size: number; page?: number }) =>
    parts(JSON.stringify([query, bounds]), async () => ({ value: await readPart(query, bounds), tags }))

  const latest = (locale: Locale) => cachedPart({ ...newestFirst, locale }, { size: latestCount })

  const topics = perLocale((locale) =>
    tagged<BlogTopics>(clock, async () => {
      const source = { from: "GET /api/post-topics", query: { locale }, answer: topicsAnswer } as const
      const found = await orUnavailable(() => readOptional(source))
      // An API without topics may be a newer one later.
      return found ? { value: found.data, tags } : { value: { categories: [], tags: [] }, tags, maxAge: lackingAge }
    }),
  )

  return {
    postTopics: topics,
    latestPosts: async (locale) => (await latest(locale)).posts,
    async postList({ category, tag, searchText, page }: BlogQuery, size, locale) {
      const query = {
        ...newestFirst,
        locale,
        ...(category !== null && { "filters[category][slug][$eq]": category }),
        ...(tag !== null && { "filters[tags][slug][$eq]": tag }),
        ...(searchText && { _q: searchWords(searchText) }),
      }
      const read = searchText ? readPart : cachedPart
      recordTags(tags)
      const first = await read(query, { size, page: 1 })
      const pages = Math.max(1, Math.ceil(first.total / size))
      const shown = Math.min(page, pages)
      const part = shown === 1 ? first : await read(query, { size, page: shown })
      return { ...part, page: shown, pages }
    },
    async postBySlug(slug, locale) {
      if (!isSlug(slug) || slug.length > maxSlugLength) throw data("Post not found", { status: 404 })
      const query = { "filters[$or][0][slug][$eq]": slug, "filters[$or][1][documentId][$eq]": slug, locale }
      const { posts } = await cachedPart(query, { size: 2 })
      const post = posts.find((one) => one.slug === slug) ?? posts[0]
      if (!post) throw data("Post not found", { status: 404 })
      return post
    },
    async postNeighbours({ publishedAt }, locale) {
      const beside = async (test: "$gt" | "$lt", order: "asc" | "desc") => {
        const query = { [`filters[publishedAt][${test}]`]: publishedAt, sort: `publishedAt:${order}`, locale }
        return (await cachedPart(query, { size: 1 })).posts[0] ?? null
      }
      const [newer, older] = await Promise.all([beside("$gt", "asc"), beside("$lt", "desc")])
      return { newer, older }
    },
    async postCandidates(post, locale) {
      const slugs = post.tags
        .slice(0, 10)
        .map(({ slug }, index) => [`filters[$or][1][tags][slug][$in][${index}]`, slug])
      const query = {
        ...newestFirst,
        locale,
        "filters[$or][0][category][slug][$eq]": post.category.slug,
        ...Object.fromEntries(slugs),
      }
      const [like, newest] = await Promise.all([cachedPart(query, { size: maxCandidates }), latest(locale)])
      const known = new Set(like.posts.map(({ slug }) => slug))
      return [...like.posts, ...newest.posts.filter(({ slug }) => !known.has(slug))]
    },
    postAddresses: perLocale((locale) => {
      const query = { fields: "slug,publishedAt", ...newestFirst, locale }
      const load = listReader(call)({ from, query, answer: addressesAnswer }, (address) => address)
      return tagged(clock, async () => ({ value: await load(), tags }))
    }),
    async previewedPost(token, locale) {
      const post = await readPreview(call, { token, locale, answer: previewAnswer })
      if (!post) throw data("Post not found", { status: 404 })
      return postFromWire(post)
    },
  }
}
