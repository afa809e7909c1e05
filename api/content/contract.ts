import { z } from "zod"
import { postFormats } from "#core/content/post.ts"
import { textLanguages } from "../common/contract-texts.ts"
import { media } from "../media/contract.ts"
import { block } from "../texts/contract-block.ts"
import { topic } from "./contract-topics.ts"

/** A post of the blog. Pictures are present when `populate` names them; category, tags and author always. */
export const postResource = z
  .object({
    id: z.int(),
    documentId: z.string(),
    slug: z.string(),
    title: z.string(),
    excerpt: z.string(),
    format: z.enum(postFormats),
    content: z.array(block),
    category: topic,
    tags: z.array(topic),
    author: z.object({ name: z.string(), role: z.string() }),
    quote: z.object({ text: z.string(), source: z.string() }).nullable(),
    videoId: z.string().nullable(),
    textLanguages,
    locale: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    publishedAt: z.iso.datetime(),
    image: media.nullable().optional(),
    medias: z.array(media).optional(),
  })
  .meta({ id: "Post" })

export type PostResource = z.infer<typeof postResource>

/** Relations that `populate` may name besides the parts that are always included. */
export const postRelations = ["image", "medias"] as const
