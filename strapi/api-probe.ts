import { z } from "zod"

/** What stands behind `API_BASE`. */
export type ApiKind = "hanout" | "strapi"

/** Milliseconds until an answer must be there. */
const timeout = 5000
/** Milliseconds between two questions. */
const askAgain = 60_000

const named = z.object({ data: z.object({ name: z.string() }) })

/** What an API says of itself: our own answers `GET /api` with its name and what it can do, a plain Strapi does not.
 *  @returns undefined where the answer decides nothing: a 5xx, a 429, or none at all */
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
    const text = await answer.text()
    if (answer.status >= 500 || answer.status === 429 || answer.status === 408) return undefined
    return answer.status === 200 && isHanout(text) ? "hanout" : "strapi"
  } catch {
    return undefined
  }
}

function isHanout(text: string): boolean {
  try {
    return named.safeParse(JSON.parse(text)).data?.data.name === "hanout"
  } catch {
    return false
  }
}

/** Finds out what stands behind `API_BASE`, and goes on asking beside the requests: the last definite answer holds.
 *  @param ask undefined = nothing is decided
 *  @returns undefined while nothing was ever decided */
export function apiProbe(ask: () => Promise<ApiKind | undefined>, now: () => number = Date.now) {
  let kind: ApiKind | undefined
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<ApiKind | undefined> | undefined
  return async (): Promise<ApiKind | undefined> => {
    const isOld = now() - askedAt > askAgain
    if (kind === undefined || isOld) {
      asking ??= ask().finally(() => {
        askedAt = now()
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
