import { z } from "zod"
import type { QueryValues } from "#core/path-template.ts"
import type { StrapiAnswer, StrapiCall, StrapiPath } from "./strapi-client.ts"

/** Strapi answered a read with something else than content. */
export class StrapiRejectedError extends Error {
  readonly status: number
  /** The key of the query that this Strapi does not know; undefined when that was not the reason. */
  readonly unknownKey: string | undefined

  constructor(path: string, { status, body }: StrapiAnswer) {
    const error = refusal.safeParse(body).data?.error
    super(`Strapi answered ${status} for ${path}${error ? `: ${error.message}` : ""}`)
    this.status = status
    this.unknownKey = status === 400 ? error?.details?.key : undefined
  }
}

const refusal = z.object({
  error: z.object({
    message: z.string().catch(""),
    details: z.object({ key: z.string().optional() }).optional().catch(undefined),
  }),
})

/** Relations, media and components that an answer should hold. */
export type Populate = readonly string[]

const populated = (names: Populate): QueryValues =>
  Object.fromEntries(names.map((name, index) => [`populate[${index}]`, name]))

export type ReadStrapi = (path: StrapiPath, query?: QueryValues, populate?: Populate) => Promise<unknown>

/** Reads from Strapi. What a query asks to populate and this Strapi's content type does not have is left out from then on:
 *  Strapi answers 400 for a query that names an unknown key.
 *  @returns reads a body; throws StrapiRejectedError for any other answer than 200, StrapiUnreachable for none */
export function strapiReader(call: StrapiCall): ReadStrapi {
  const unknown = new Map<string, Set<string>>()
  return async (path, query = {}, populate = []) => {
    const missing = unknown.get(path) ?? new Set<string>()
    unknown.set(path, missing)
    for (;;) {
      const names = populate.filter((name) => !missing.has(name) && !missing.has(name.split(".")[0] ?? ""))
      const answer = await call("GET", path, { query: { ...query, ...populated(names) } })
      if (answer.status === 200) return answer.body
      const problem = new StrapiRejectedError(path, answer)
      const key = problem.unknownKey
      const name = names.find((one) => one === key || one.endsWith(`.${key}`))
      if (key === undefined || name === undefined) throw problem
      missing.add(name)
    }
  }
}
