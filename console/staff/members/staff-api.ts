import { useQueryClient } from "@tanstack/react-query"
import type { Invitation, StaffMember } from "#api/staff/contract.ts"
import { fetchJson } from "../../data/api-client.ts"
import type { ApiPath } from "../../data/api-path.ts"
import { useGet } from "../../data/use-get.ts"
import { useText } from "../../i18n/use-text.ts"
import { useNotify } from "../../ui/notify/notify-context.ts"
import { staffRejectionText } from "../../ui/staff-rejection-text.ts"

/** Everybody who works here. */
export const useMembers = () => useGet<StaffMember[]>(["staff", "members"], "/staff")

/** Invitations that nobody has answered yet. */
export const useInvitations = () => useGet<Invitation[]>(["staff", "invitations"], "/invitations")

/** Changes something about the team, says what was rejected, and invalidates its lists. */
export function useStaffChange() {
  const t = useText()
  const notify = useNotify()
  const queries = useQueryClient()
  return async function change<T>(method: "POST" | "PUT" | "PATCH" | "DELETE", path: ApiPath, body?: unknown) {
    try {
      return await fetchJson<T>(method, path, body)
    } catch (error) {
      notify(staffRejectionText(error, t), { type: "error" })
      return undefined
    } finally {
      void queries.invalidateQueries({ queryKey: ["staff"] })
    }
  }
}
