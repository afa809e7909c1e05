import { z } from "zod"

/** Tags that caches of the shop's content must invalidate since an earlier answer. */
export const changesResource = z
  .object({
    cursor: z.string().meta({ description: "What to ask with the next time" }),
    tags: z.array(z.string()).meta({
      description: "What has changed: product:ID, card:ID, listing, shelf, menu, posts, pages, coupons or all",
    }),
    reset: z.boolean().meta({ description: "Whether everything must be taken for changed: the cursor is not known" }),
  })
  .meta({ id: "Changes" })

export const changesQuery = z.object({ after: z.string().max(60).optional() })
