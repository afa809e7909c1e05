import { z } from "zod"
import { postFormats } from "#core/content/post.ts"
import type { PostFields } from "#core/content/post-check.ts"
import { anyText, moment, texts } from "./contract-texts.ts"

/** The slug of a category or a tag of posts. */
export const postTopic = z.string().max(100)

/** The fields of a post beside its text and its pictures. */
export const postFields = {
  slug: postTopic,
  format: z.enum(postFormats),
  category: postTopic,
  tags: z.array(postTopic).max(30),
  title: texts(160),
  excerpt: texts(400),
  authorName: texts(80),
  authorRole: texts(80),
  quoteText: texts(600),
  quoteSource: texts(120),
  videoId: anyText(40),
  publishedAt: moment.nullable(),
} satisfies Record<keyof PostFields, z.ZodType>
