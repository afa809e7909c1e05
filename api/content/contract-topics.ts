import { z } from "zod"
import { locales } from "#core/i18n/locale.ts"
import { textLanguages } from "../common/contract-texts.ts"

/** A topic of a post: its category, or one of its tags. */
export const topic = z.object({ slug: z.string(), title: z.string(), textLanguages })

const countedTopic = topic.extend({ count: z.int().min(1).meta({ description: "Posts that have appeared with it" }) })

/** `GET post-topics`: what the posts that have appeared are about, the fullest first, a bounded number of each. */
export const topicsAnswer = z.object({
  data: z.object({ categories: z.array(countedTopic), tags: z.array(countedTopic) }),
  meta: z.object({}),
})

/** The parameters of `GET post-topics`. */
export const topicsQuery = z.object({ locale: z.enum(locales).default("fr") })
