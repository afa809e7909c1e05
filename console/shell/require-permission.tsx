import type { ComponentType } from "react"
import type { StaffPermission } from "#core/staff/staff-permissions.ts"
import { useText } from "../i18n/use-text.ts"
import * as css from "../styles/frame.module.css"
import { WithMe } from "../ui/states/with-me.tsx"

/** A screen for those alone who have the permission; the API says no to all others anyway. */
export function requirePermission(permission: StaffPermission, Screen: ComponentType) {
  return function Allowed() {
    const t = useText()
    return (
      <WithMe>
        {({ permissions }) =>
          permissions.includes(permission) ? (
            <Screen />
          ) : (
            <div className={css.nothing}>
              <h1>{t("shell.denied")}</h1>
            </div>
          )
        }
      </WithMe>
    )
  }
}
