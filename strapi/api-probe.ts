import { z } from "zod"

/** Kind of the API at `API_BASE`. */
export type ApiKind = "hanout" | "strapi"

/** Milliseconds until an answer must be there. */
const timeout = 5000
/** Milliseconds between two questions. */
const retryDelay = 60_000

const named = z.object({ data: z.object({ name: z.string() }) })
/** How a Strapi answers what it does not have, or does not allow. */
const strapiError = z.object({
  data: z.null(),
  error: z.object({ status: z.int(), name: z.string(), message: z.string() }),
})

/** Recognizes an API: our own answers `GET /api` with its name and capabilities, a plain Strapi with an error in its
 *  own shape.
 *  @returns undefined where the answer decides nothing: a 5xx, a 408, a 429, a page of something else, or none at all */
export async function fetchKind(
  { apiBase, token }: { apiBase: string; token: string },
  fetch = globalThis.fetch,
): Promise<ApiKind | undefined> {
  try {
    const answer = await fetch(`${apiBase}/api`, {
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
      headers: { accept: "application/json", authorization: `Bearer ${token}` },
    })
    const { status } = answer
    const body: unknown = await answer.json()
    if (status >= 500 || status === 429 || status === 408) return undefined
    if (status === 200) return named.safeParse(body).data?.data.name === "hanout" ? "hanout" : undefined
    return strapiError.safeParse(body).data?.error.status === status ? "strapi" : undefined
  } catch {
    return undefined
  }
}

/** Finds out what stands behind `API_BASE`, and goes on asking beside the requests: the last definite answer holds.
 *  @param ask undefined = nothing is decided
 *  @returns undefined while nothing was ever decided */
export function apiProbe(ask: () => Promise<ApiKind | undefined>, now: () => number = () => performance.now()) {
  let kind: ApiKind | undefined
  let requestedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<ApiKind | undefined> | undefined
  return async (): Promise<ApiKind | undefined> => {
    const isOld = now() - requestedAt > retryDelay
    if (kind === undefined || isOld) {
      asking ??= ask().finally(() => {
        requestedAt = now()
        asking = undefined
      })
      const answer = asking.then((found) => {
        kind = found ?? kind
        return kind
      })
      if (kind === undefined) return answer
      answer.catch(() => undefined)
    }
    return kind
  }
}
