import { Navigate } from "react-router"
import { useMe } from "../auth/use-me.ts"

/** Leads to the first part of the settings that one may open. */
export function SettingsScreen() {
  const me = useMe()
  if (!me) return null
  return <Navigate to={me.permissions.includes("staff.manage") ? "/settings/staff" : "/settings/audit"} replace />
}
