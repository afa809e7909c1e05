import type { Me } from "#api/staff/contract-me.ts"
import type { StaffPermission } from "#core/staff/staff-permissions.ts"
import { useGet } from "./use-get.ts"

/** The question who is signed in; it fails with 401 when nobody is. */
export const useMeQuery = () => useGet<Me>(["me"], "/me", { staleTime: Number.POSITIVE_INFINITY })

/** The signed-in member, once known. */
export const useMe = (): Me | undefined => useMeQuery().data

/** Whether who is signed in may do something; false until it is known. */
export function useMay(permission: StaffPermission): boolean {
  return useMe()?.permissions.includes(permission) ?? false
}
