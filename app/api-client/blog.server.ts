import { data } from "react-router"
import { z } from "zod"
import { listEnvelope } from "#api/common/contract-envelope.ts"
import { type PostResource, postResource } from "#api/content/contract.ts"
import { topicsAnswer } from "#api/content/contract-topics.ts"
import { maxCandidates } from "#core/content/blog.ts"
import type { BlogQuery } from "#core/content/blog-query.ts"
import { type PostDetail, readingTime } from "#core/content/post.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { countPages } from "#core/list-limits.ts"
import type { QueryValues } from "#core/path-template.ts"
import { queryWords } from "#core/search/search-text.ts"
import { blockTexts } from "#core/text/block.ts"
import { isSlug, maxSlugLength } from "#core/text/slug.ts"
import type { Content } from "./content.server.ts"
import type { BlogTopics, PostPart } from "./content.ts"
import { readPreview } from "./preview.server.ts"
import type { ApiCall } from "./transport/api-call.server.ts"
import { blocksFromWire, picture } from "./transport/picture-from-wire.server.ts"
import { failureOf, lackingAge, listReader, optionalReader, orUnavailable } from "./transport/read.server.ts"
import { recordTags, type TagClock } from "./transport/tag-clock.server.ts"
import { perLocale, tagged } from "./transport/tagged.server.ts"
import { taggedLru } from "./transport/tagged-lru.server.ts"

/** A post of the API. */
function postFromWire({
  locale: _locale,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...wire
}: PostResource): PostDetail {
  const medias = (wire.medias ?? []).flatMap((media) => picture(media) ?? [])
  const content = blocksFromWire(wire.content)
  const pictures = (wire.image ? 1 : 0) + medias.length + content.filter(({ type }) => type === "image").length
  return {
    ...wire,
    medias,
    content,
    image: picture(wire.image),
    readingTime: readingTime([wire.excerpt, wire.quote?.text ?? "", ...blockTexts(wire.content)], pictures),
  }
}

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

/** Tags of a post that others may share with it: the API caches no answer whose address is longer than 500 characters. */
const maxSharedTags = 3

/** A search as the API takes it, then the first half of its words, down to one word: the API rejects what costs too much. */
function searchAttempts(text: string): string[] {
  const words = queryWords(text).map((word) => word.text)
  const attempts = [words.join(" ")]
  for (let count = words.length; count > 1; ) {
    count = Math.ceil(count / 2)
    attempts.push(words.slice(0, count).join(" "))
  }
  return attempts
}

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

  type Bounds = { size: number; page?: number }

  /** Reads one page of a list that a query chooses; undefined when the API rejects a search. */
  const readPart = (query: QueryValues, { size, page = 1 }: Bounds): Promise<PostPart | undefined> =>
    orUnavailable(async () => {
      const bounded = { "pagination[page]": page, "pagination[pageSize]": size }
      const answer = await call(from, { query: { populate: "image,medias", ...query, ...bounded } })
      if (answer.status === 400 && "_q" in query) return undefined
      if (answer.status !== 200) throw failureOf(answer, from)
      const body = answer.parse(postsAnswer)
      return { posts: body.data.map(postFromWire), total: body.meta.pagination.total }
    })

  /** The same, cached by what chooses it; not for searches, of which there is no end. */
  const cachedPart = (query: QueryValues, bounds: Bounds) =>
    parts(JSON.stringify([query, bounds]), async () => ({
      value: (await readPart(query, bounds)) ?? { posts: [], total: 0 },
      tags,
    }))

  /** Reads a page of a list, or the last page for a number behind it; undefined when the API rejects a search. */
  async function readPage(query: QueryValues, { size, page }: Required<Bounds>) {
    const read = "_q" in query ? readPart : cachedPart
    const first = await read(query, { size, page: 1 })
    if (!first) return undefined
    const pages = countPages(first.total, size)
    const shown = Math.min(page, pages)
    const part = shown === 1 ? first : await read(query, { size, page: shown })
    return part && { ...part, page: shown, pages }
  }

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
      }
      recordTags(tags)
      const queries = searchText ? searchAttempts(searchText).map((_q) => ({ ...query, _q })) : [query]
      for (const attempt of queries) {
        const found = await readPage(attempt, { size, page })
        if (found) return found
      }
      return { posts: [], total: 0, page: 1, pages: 1 }
    },
    async postBySlug(slug, locale) {
      if (!isSlug(slug) || slug.length > maxSlugLength) throw data("Post not found", { status: 404 })
      const query = { "filters[$or][0][slug][$eq]": slug, "filters[$or][1][documentId][$eq]": slug, locale }
      const { posts } = await cachedPart(query, { size: 2 })
      const post = posts.find((one) => one.slug === slug) ?? posts[0]
      if (!post) throw data("Post not found", { status: 404 })
      return post
    },
    async postNeighbours({ id, publishedAt }, locale) {
      // As in lists: the newest first, of one moment those that were written first.
      const beside = async (dates: "$gt" | "$lt", ids: "$gt" | "$lt", sort: string) => {
        const query = {
          [`filters[$or][0][publishedAt][${dates}]`]: publishedAt,
          "filters[$or][1][publishedAt][$eq]": publishedAt,
          [`filters[$or][1][id][${ids}]`]: id,
          sort,
          locale,
        }
        return (await cachedPart(query, { size: 1 })).posts[0] ?? null
      }
      const [newer, older] = await Promise.all([
        beside("$gt", "$lt", "publishedAt:asc,id:desc"),
        beside("$lt", "$gt", "publishedAt:desc,id:asc"),
      ])
      return { newer, older }
    },
    async postCandidates(post, locale) {
      const slugs = post.tags
        .slice(0, maxSharedTags)
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
