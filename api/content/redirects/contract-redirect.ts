import { z } from "zod"
import { maxRedirectLength, redirectProblems } from "#core/content/redirect.ts"

/** `GET redirects`: where an address of another shop leads. */
export const redirectQuery = z.object({
  path: z.string().max(3000).meta({ description: "Path of the address, escaped or not" }),
})

export const redirectAnswer = z.object({
  data: z.object({ to: z.string().meta({ description: "Path of a page of the shop" }) }),
  meta: z.object({}),
})

/** Pairs of one request. */
export const maxPairs = 500

/** `GET redirects` of the console. */
export const redirectListQuery = z.strictObject({
  text: z.string().max(200).default("").meta({ description: "A part of either address" }),
  page: z.coerce.number().int().min(1).max(1000).default(1),
})

/** `POST redirects` of the console; a pair whose address leads somewhere already takes its place. */
export const redirectPairs = z.strictObject({
  pairs: z
    .array(z.strictObject({ from: z.string().max(2000), to: z.string().max(2000) }))
    .min(1)
    .max(maxPairs),
})

/** `POST redirects/delete` of the console. */
export const redirectNames = z.strictObject({
  from: z.array(z.string().max(maxRedirectLength)).min(1).max(maxPairs),
})

export const adminRedirect = z.object({ from: z.string(), to: z.string(), createdAt: z.iso.datetime() })
export type AdminRedirect = z.infer<typeof adminRedirect>

/** Result of a pair, by its place in the request; without a problem it is stored. */
export const redirectResult = z.object({
  from: z.string(),
  problem: z.enum(redirectProblems).nullable(),
})
export type RedirectResult = z.infer<typeof redirectResult>
