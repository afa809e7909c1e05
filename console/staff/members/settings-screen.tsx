import { Navigate } from "react-router"
import type { StaffPermission } from "#core/staff/staff-permissions.ts"
import { useMe } from "../../data/use-me.ts"

/** Leads to the first part of the settings that one may open. */
export function SettingsScreen() {
  const me = useMe()
  if (!me) return null
  const may = (permission: StaffPermission) => me.permissions.includes(permission)
  const first = may("settings.write") ? "shop" : may("staff.manage") ? "staff" : "audit"
  return <Navigate to={`/settings/${first}`} replace />
}
