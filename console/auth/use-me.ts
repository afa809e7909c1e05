import { useQuery } from "@tanstack/react-query"
import type { Me } from "#api/contract/admin/me.ts"
import type { StaffPermission } from "#core/staff-permissions.ts"
import { askMe } from "./me.ts"

/** Who is signed in, once it is known. */
export function useMe(): Me | undefined {
  return useQuery({ queryKey: ["me"], queryFn: askMe, staleTime: Number.POSITIVE_INFINITY }).data
}

/** Whether who is signed in may do something; false until it is known. */
export function useMay(permission: StaffPermission): boolean {
  return useMe()?.permissions.includes(permission) ?? false
}
