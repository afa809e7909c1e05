import { z } from "zod"
import type { QueryValues } from "#core/path-template.ts"
import type { StrapiAnswer, StrapiCall, StrapiPath } from "./strapi-client.ts"

/** Milliseconds after which what a Strapi did not have is asked for again: a field may be added while the shop runs. */
const retryDelay = 10 * 60_000

/** Strapi answered a read with something else than content. */
export class StrapiRejectedError extends Error {
  readonly status: number
  /** Path of `populate` that this Strapi does not have, such as `colors.image`; undefined when that was not the
   *  reason. */
  readonly unknownPath: string | undefined

  constructor(path: string, { status, body }: StrapiAnswer) {
    const error = errorBody.safeParse(body).data?.error
    super(`Strapi answered ${status} for ${path}${error ? `: ${error.message}` : ""}`)
    this.status = status
    const details = status === 400 ? error?.details : undefined
    // Strapi names the key alone too: `image` may be that of any relation.
    this.unknownPath = details?.path ?? details?.key
  }
}

const name = z.string().max(200).optional().catch(undefined)

const errorBody = z.object({
  error: z.object({
    message: z.string().catch(""),
    details: z.object({ key: name, path: name }).optional().catch(undefined),
  }),
})

/** Relations, media and components that an answer should hold; of one inside another, `colors.image`. */
export type Populate = readonly string[]

const populated = (names: Populate): QueryValues =>
  Object.fromEntries(names.map((name, index) => [`populate[${index}]`, name]))

export type ReadStrapi = (path: StrapiPath, query?: QueryValues, populate?: Populate) => Promise<unknown>

/** The part of a path that a content type has, without what it is known to lack; "" for nothing. */
function knownPart(path: string, isMissing: (path: string) => boolean): string {
  const parts = path.split(".")
  const known = parts.findIndex((_, index) => isMissing(parts.slice(0, index + 1).join(".")))
  return known === -1 ? path : parts.slice(0, known).join(".")
}

/** Reads from Strapi. What a query asks to populate and this Strapi's content type does not have is left out for a while:
 *  Strapi answers 400 for a query that names an unknown key, and says where it stands.
 *  @returns reads a body; throws StrapiRejectedError for any other answer than 200, StrapiUnreachable for none */
export function strapiReader(call: StrapiCall, now: () => number = () => performance.now()): ReadStrapi {
  const unknown = new Map<string, Map<string, number>>()
  return async (path, query = {}, populate = []) => {
    const missing = unknown.get(path) ?? new Map<string, number>()
    unknown.set(path, missing)
    for (;;) {
      const isMissing = (part: string) => now() - (missing.get(part) ?? Number.NEGATIVE_INFINITY) < retryDelay
      const names = [...new Set(populate.map((one) => knownPart(one, isMissing)).filter(Boolean))]
      const answer = await call("GET", path, { query: { ...query, ...populated(names) } })
      if (answer.status === 200) return answer.body
      const error = new StrapiRejectedError(path, answer)
      const { unknownPath } = error
      const isNamed = names.some((one) => one === unknownPath || one.startsWith(`${unknownPath}.`))
      if (!unknownPath || !isNamed) throw error
      missing.set(unknownPath, now())
    }
  }
}
