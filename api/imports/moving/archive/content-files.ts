import { z } from "zod"
import { isPageSlug } from "#core/content/own-page.ts"
import { sectionPages } from "#core/content/sections/section.ts"
import { isSlug } from "#core/text/slug.ts"
import { postFields, postTopic } from "../../../common/contract-post-fields.ts"
import { placedSections } from "../../../common/contract-section-content.ts"
import { shopFacts } from "../../../common/contract-shop-facts.ts"
import { anyText, inThree, texts } from "../../../common/contract-texts.ts"
import { blocksInput } from "../../../texts/contract-block-input.ts"

// The files of an archive that hold what the shop says, as they are read.

const picture = anyText(500).nullable()
/** `pictures.json`, one: the texts of a picture of the library, by its address. */
export const archivedPictureText = z.object({
  url: anyText(500).min(1),
  fileName: anyText(300).nullable(),
  alternativeText: texts(1000),
})

const topic = z.object({ slug: postTopic.min(1), title: texts(80) })

/** `post-topics.json` */
export const archivedTopics = z.object({ categories: z.array(topic).max(1000), tags: z.array(topic).max(5000) })

/** `posts.json`, one: pictures by their addresses. */
export const archivedPost = z.object({
  ...postFields,
  slug: postFields.slug.refine(isSlug),
  content: inThree(blocksInput),
  image: picture,
  medias: z.array(anyText(500)).max(30),
})

/** `pages.json`: those of information, and the merchant's own. */
export const archivedPages = z
  .array(
    z.object({
      slug: z.string().max(100).refine(isPageSlug),
      own: z.boolean(),
      hidden: z.boolean(),
      title: texts(160),
      description: texts(300),
      content: inThree(blocksInput),
    }),
  )
  .max(500)

/** `sections.json`: of home pages by their names, of the merchant's own pages by their slugs. */
export const archivedSections = z
  .array(
    z.object({
      page: z.union([z.object({ home: z.enum(sectionPages) }), z.object({ own: z.string().max(100) })]),
      sections: placedSections,
    }),
  )
  .max(500)

/** `settings.json`: amounts in dinars. */
export const archivedSettings = shopFacts.nullable()
