import { data } from "react-router"
import type { SizeGuideResource } from "#api/catalogue/contract-size-guide.ts"
import type { PostResource } from "#api/content/contract.ts"
import type { PageResource } from "#api/content/contract-page.ts"
import type { CouponResource } from "#api/coupons/contract.ts"
import type { SizeGuide } from "#core/catalogue/size-guide.ts"
import { blockTexts } from "#core/content/block.ts"
import { type PostDetail, readingTime } from "#core/content/post.ts"
import type { Coupon } from "#core/coupons/coupon.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { fromDinars } from "#core/money.ts"
import type { Content } from "./content.server.ts"
import type { InformationPage } from "./content.ts"
import { readPreview } from "./preview.server.ts"
import type { ApiCall } from "./seam/api-call.server.ts"
import { perLocale } from "./seam/per-locale.server.ts"
import { blocksFromWire, picture } from "./seam/picture-from-wire.server.ts"
import { listReader, type Source } from "./seam/read.server.ts"
import type { TagClock } from "./seam/tag-clock.server.ts"
import { tagged } from "./seam/tagged.server.ts"

function postFromWire(wire: PostResource): PostDetail {
  const { documentId, slug, title, excerpt, format, category, tags, author, quote, videoId, publishedAt } = wire
  const medias = (wire.medias ?? []).flatMap((media) => picture(media) ?? [])
  const content = blocksFromWire(wire.content)
  const pictures = (wire.image ? 1 : 0) + medias.length + content.filter(({ type }) => type === "image").length
  return {
    documentId,
    slug,
    title,
    excerpt,
    format,
    category,
    tags,
    author,
    quote,
    videoId,
    publishedAt,
    medias,
    content,
    image: picture(wire.image),
    readingTime: readingTime([wire.excerpt, quote?.text ?? "", ...blockTexts(wire.content)], pictures),
  }
}

function couponFromWire({ id: _id, locale: _locale, ...wire }: CouponResource): Coupon {
  const value = wire.kind === "fixed" ? fromDinars(wire.value) : wire.value
  return { ...wire, value, minimumAmount: fromDinars(wire.minimumAmount) }
}

function pageFromWire({ slug, title, description, content, updatedAt }: PageResource): InformationPage {
  return { slug, title, description, updatedAt, content: blocksFromWire(content) }
}

const guideFromWire = ({ kind, brand, note, headings, cells }: SizeGuideResource): SizeGuide => ({
  kind,
  brand,
  note,
  headings,
  cells,
})

/** The part of the client that reads what the shop tells: posts, coupons, pages and size guides, each cached whole. */
export function createPosts(
  call: ApiCall,
  clock: TagClock,
): Pick<Content, "posts" | "postBySlug" | "previewedPost" | "coupons" | "page" | "previewedPage" | "sizeGuides"> {
  const readList = listReader(call)
  const list = <Wire, T>({ from, query }: Source, fromWire: (wire: Wire) => T, tag: string) =>
    perLocale((locale: Locale) => {
      const load = readList({ from, query: { ...query, locale } }, fromWire)
      return tagged(clock, async () => ({ value: await load(), tags: [tag] }))
    })
  const newest = { populate: "image,medias", sort: "publishedAt:desc" }
  const posts = list({ from: "GET /api/posts", query: newest }, postFromWire, "posts")
  const pages = list({ from: "GET /api/pages", query: { sort: "slug" } }, pageFromWire, "pages")
  const guides = list({ from: "GET /api/size-guides", query: { sort: "id:asc" } }, guideFromWire, "size-guides")

  return {
    posts,
    sizeGuides: (locale) => guides(locale).catch(() => []),
    async postBySlug(slug, locale) {
      const post = (await posts(locale)).find((one) => one.slug === slug || one.documentId === slug)
      if (!post) throw data("Post not found", { status: 404 })
      return post
    },
    async previewedPost(token, locale) {
      const post = await readPreview<PostResource>(call, token, locale)
      if (!post) throw data("Post not found", { status: 404 })
      return postFromWire(post)
    },
    coupons: list({ from: "GET /api/coupons", query: { sort: "endDate" } }, couponFromWire, "coupons"),
    async page(slug, locale) {
      const page = (await pages(locale)).find((one) => one.slug === slug)
      if (!page) throw data("Page not found", { status: 404 })
      return page
    },
    async previewedPage(token, locale) {
      const page = await readPreview<PageResource>(call, token, locale)
      if (!page) throw data("Page not found", { status: 404 })
      return pageFromWire(page)
    },
  }
}
