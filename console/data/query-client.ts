import { QueryClient } from "@tanstack/react-query"
import { RejectedError } from "./api-client.ts"

const maxTries = 3

/** Whether a question is asked again after so many failures: what the API rejects, it rejects the next time as well. */
export function shouldRetry(failures: number, problem: unknown): boolean {
  const isRejected = problem instanceof RejectedError && problem.status >= 400 && problem.status < 500
  return !isRejected && failures < maxTries
}

/** Holds what was asked. It asks without a network too: the shop may be on this machine, and else it fails and says so. */
export const consoleQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: shouldRetry, networkMode: "always", refetchOnReconnect: true } },
  })
