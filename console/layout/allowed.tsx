import type { ComponentType } from "react"
import type { StaffPermission } from "#core/staff-permissions.ts"
import { useMe } from "../auth/use-me.ts"
import { useText } from "../i18n/use-text.ts"

/** A screen for those alone who have the permission; the API says no to all others anyway. */
export function allowed(permission: StaffPermission, Screen: ComponentType) {
  return function Allowed() {
    const t = useText()
    const me = useMe()
    if (!me) return null
    if (me.permissions.includes(permission)) return <Screen />
    return (
      <div className="nothing">
        <h1>{t("shell.denied")}</h1>
      </div>
    )
  }
}
