import { z } from "zod"
import { isPageSlug } from "#core/content/own-page.ts"
import { publishingStates } from "#core/content/publishing.ts"
import { listParameters } from "../common/contract-list.ts"
import { postFields, postTopic } from "../common/contract-post-fields.ts"
import { documentId, inThree, readAt, texts } from "../common/contract-texts.ts"
import { adminMedia } from "../media/contract-admin.ts"
import { block } from "../texts/contract-block.ts"
import { blocksInput } from "../texts/contract-block-input.ts"

/** `POST posts`. core/content/post-check.ts says what is wrong with it beyond its form. */
export const postInput = z.strictObject({
  ...postFields,
  content: inThree(blocksInput),
  image: documentId.nullable(),
  medias: z.array(documentId).max(30),
})

/** `PUT posts/:documentId`: all of it. 409 `CHANGED_MEANWHILE`, `SLUG_TAKEN`. */
export const postChange = postInput.extend({ updatedAt: readAt })

/** A post as its form knows it. */
export const adminPost = z.object({
  ...postFields,
  documentId: z.string(),
  content: inThree(z.array(block)),
  image: adminMedia.nullable(),
  medias: z.array(adminMedia),
  state: z.enum(publishingStates),
  updatedAt: readAt,
})
export type AdminPost = z.infer<typeof adminPost>

/** A post as its list knows it. */
export const adminPostRow = adminPost.pick({
  documentId: true,
  slug: true,
  format: true,
  title: true,
  image: true,
  state: true,
  publishedAt: true,
  category: true,
  updatedAt: true,
})
export type AdminPostRow = z.infer<typeof adminPostRow>

/** `GET posts` */
export const postListQuery = z.strictObject({
  q: z.string().trim().max(100).optional().meta({ description: "Words of a title or the slug" }),
  state: z.enum(publishingStates).optional(),
  category: postTopic.optional(),
  ...listParameters(["publishedAt", "updatedAt"], "publishedAt"),
})

/** A category or a tag of posts, with how many posts have it. */
export const adminTopic = z.object({ slug: z.string(), title: texts(80), posts: z.int() })
export type AdminTopic = z.infer<typeof adminTopic>

/** `DELETE post-categories/:slug`, `DELETE post-tags/:slug`. 409 `IN_USE` with `posts` when another number of posts has it. */
export const topicRemoval = z.strictObject({
  posts: z.coerce
    .number()
    .int()
    .min(0)
    .max(1e9)
    .default(0)
    .meta({ description: "How many posts are known to lose it" }),
  into: postTopic.optional().meta({ description: "The category that these posts get instead" }),
})

/** `POST post-categories`, `POST post-tags` → 201; `PATCH …/:slug` renames, the slug stays. */
export const topicInput = z.strictObject({ title: texts(80) })

const pageSlug = z.string().refine(isPageSlug, "must be words of a-z and 0-9 joined by hyphens")

/** A page as its form knows it. The slug of a page of information is its address and stays. */
export const adminPage = z.object({
  documentId: z.string(),
  slug: z.string(),
  own: z.boolean().meta({ description: "Whether the merchant added it" }),
  hidden: z.boolean(),
  title: texts(160),
  description: texts(300),
  content: inThree(z.array(block)),
  updatedAt: readAt,
})
export type AdminPage = z.infer<typeof adminPage>

/** `POST pages` → 201: a page that the merchant adds, hidden at first. 409 `SLUG_TAKEN`, `TOO_MANY_PAGES`. */
export const pageInput = z.strictObject({ slug: pageSlug, title: texts(160) })

/** `PUT pages/:documentId`. 409 `CHANGED_MEANWHILE`, `SLUG_TAKEN`. */
export const pageChange = z.strictObject({
  title: texts(160),
  description: texts(300),
  content: inThree(blocksInput),
  place: z.strictObject({ slug: pageSlug, hidden: z.boolean() }).optional().meta({ description: "Of an own page" }),
  updatedAt: readAt,
})

/** `POST pages/:documentId/preview` → 201 as `POST preview`: of what the form has, which is not stored. */
export const pagePreview = pageChange.omit({ place: true, updatedAt: true })

/** `POST preview` → 201 `{ data: { url, expiresAt } }`: the address of the storefront that shows it as it is stored. */
export const previewRequest = z.strictObject({ resource: z.literal("posts"), documentId })
