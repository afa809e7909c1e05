import { Hono } from "hono"
import type { z } from "zod"
import { maxTopics } from "#core/content/blog.ts"
import { listCountedCategories, listCountedTags } from "#db/content/counted-topics.ts"
import { readOptions, readParameters } from "../../parameters/read-parameters.ts"
import type { PublishedContent } from "../../query/list-route.ts"
import { type topicsAnswer, topicsQuery } from "../contract-topics.ts"

/** `GET /post-topics`: the topics of the posts that have appeared, with the number of posts in each. */
export function topicRoutes({ db, answers, clock }: PublishedContent): Hono {
  return new Hono().get("/", (c) => {
    const { locale } = readOptions(readParameters(c.req.url, Object.keys(topicsQuery.shape)), topicsQuery)
    return answers.answer(c, async () => {
      const now = clock()
      const data = {
        categories: await listCountedCategories(db, { locale, now, limit: maxTopics.categories }),
        tags: await listCountedTags(db, { locale, now, limit: maxTopics.tags }),
      }
      return { body: { data, meta: {} } satisfies z.input<typeof topicsAnswer>, tags: ["posts"] }
    })
  })
}
