import { isRouteErrorResponse } from "react-router"

/** Which sentence an error gets: the page is not there, the address asks for what cannot be, there were too many requests,
 *  the content API is away, or anything else. */
export type ErrorKind = "notFound" | "invalid" | "tooMany" | "away" | "failed"

export type ErrorFacts = { status: number; kind: ErrorKind; message: string }

const unavailableStatuses = [502, 503, 504]

function kindOf(status: number): ErrorKind {
  if (status === 404) return "notFound"
  if (status === 400) return "invalid"
  if (status === 429) return "tooMany"
  return unavailableStatuses.includes(status) ? "away" : "failed"
}

/** What the error page says about a thrown error. Messages stay in English (specification, section 8). */
export function errorFacts(error: unknown): ErrorFacts {
  if (isRouteErrorResponse(error)) {
    const { status, data, statusText } = error
    const message: unknown = data?.message ?? data
    return { status, kind: kindOf(status), message: typeof message === "string" && message ? message : statusText }
  }
  return { status: 500, kind: "failed", message: error instanceof Error ? error.message : "" }
}
