import type { TextLanguages } from "../i18n/text-language.ts"
import type { Picture } from "../media/picture.ts"
import type { Block } from "../text/block.ts"

export const postFormats = ["standard", "video", "gallery", "quote"] as const

/** Content at the top of a post: a picture, a video, several pictures, or a quote. */
export type PostFormat = (typeof postFormats)[number]

/** A category or a tag of posts. */
export type PostTopic = { slug: string; title: string; textLanguages?: TextLanguages | undefined }

/** A post of the blog as lists know it. */
export type Post = {
  documentId: string
  slug: string
  title: string
  textLanguages?: TextLanguages | undefined
  excerpt: string
  format: PostFormat
  category: PostTopic
  tags: PostTopic[]
  author: { name: string; role: string }
  image: Picture | null
  /** ISO 8601 */
  publishedAt: string
  /** Minutes, at least 1. */
  readingTime: number
}

/** A post with all that its own page shows. */
export type PostDetail = Post & {
  /** Settles the order of posts that appeared at one moment. */
  id: number
  content: Block[]
  /** The pictures of a gallery. */
  medias: Picture[]
  videoId: string | null
  quote: { text: string; source: string } | null
}

const wordsPerMinute = 180

const secondsPerPicture = 12

/** Calculates the reading time of a text in whole minutes, rounded up, at least 1.
 *  @param pictures number of pictures on the way */
export function readingTime(texts: string[], pictures = 0): number {
  const words = texts.join(" ").split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.ceil(words / wordsPerMinute + (pictures * secondsPerPicture) / 60))
}
