import type { Locale } from "../i18n/locale.ts"
import type { Texts } from "../i18n/texts.ts"
import { isSlug, maxSlugLength } from "../text/slug.ts"
import type { PostFormat } from "./post.ts"

/** Fields of a post, without its text and its pictures. */
export type PostFields = {
  /** "" = made of the title. */
  slug: string
  format: PostFormat
  /** Slugs of a category and of tags. */
  category: string
  tags: string[]
  title: Texts
  excerpt: Texts
  authorName: Texts
  authorRole: Texts
  /** Of the format `quote`. */
  quoteText: Texts
  quoteSource: Texts
  /** Of the format `video`; "" = none. */
  videoId: string
  /** null = a draft; a future moment schedules it. */
  publishedAt: string | null
}

export type PostProblem = "required" | "slug" | "video" | "pictures"

/** Everything that is wrong with a post, by field. A draft needs a title and a category, what is published needs more.
 *  @param pictures how many its gallery has
 *  @param main the shop's main language, which alone is needed */
export function postProblems(
  post: PostFields,
  pictures: number,
  main: Locale,
): { field: string; problem: PostProblem }[] {
  const problem = (isWrong: boolean, field: string, name: PostProblem) => (isWrong ? [{ field, problem: name }] : [])
  const isEmpty = (text: Texts) => text[main].trim() === ""
  const isOut = post.publishedAt !== null
  return [
    ...problem(isEmpty(post.title), `title.${main}`, "required"),
    ...problem(post.slug !== "" && !(isSlug(post.slug) && post.slug.length <= maxSlugLength), "slug", "slug"),
    ...problem(post.category === "", "category", "required"),
    ...problem(isOut && isEmpty(post.excerpt), `excerpt.${main}`, "required"),
    ...problem(isOut && isEmpty(post.authorName), `authorName.${main}`, "required"),
    ...problem(isOut && post.format === "quote" && isEmpty(post.quoteText), `quoteText.${main}`, "required"),
    ...problem(isOut && post.format === "video" && post.videoId === "", "videoId", "required"),
    ...problem(!/^(?:[\w-]{6,20})?$/.test(post.videoId), "videoId", "video"),
    ...problem(isOut && post.format === "gallery" && pictures === 0, "medias", "pictures"),
  ]
}
