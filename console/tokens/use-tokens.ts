import { useQueryClient } from "@tanstack/react-query"
import type { ApiTokenResource } from "#api/tokens/contract.ts"
import { RejectedError } from "../data/api-client.ts"
import { useGet } from "../data/use-get.ts"
import type { Say } from "../i18n/texts.ts"
import { staffRejectionText } from "../ui/staff-rejection-text.ts"

const tokensKey = ["tokens"]

/** All API tokens. */
export const useTokens = () => useGet<ApiTokenResource[]>(tokensKey, "/tokens")

/** Reads the tokens again. */
export function useRefreshTokens() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: tokensKey })
}

/** Describes a rejected request for a token. */
export function tokenProblem(error: unknown, t: Say): string {
  if (error === undefined) return ""
  const isFull = error instanceof RejectedError && error.details.code === "TOO_MANY"
  return isFull ? t("token.tooMany") : staffRejectionText(error, t)
}
