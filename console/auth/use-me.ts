import { useQuery } from "@tanstack/react-query"
import type { Me } from "#api/contract/admin/me.ts"
import { askMe } from "./me.ts"

/** Who is signed in, once it is known. */
export function useMe(): Me | undefined {
  return useQuery({ queryKey: ["me"], queryFn: askMe, staleTime: Number.POSITIVE_INFINITY }).data
}
