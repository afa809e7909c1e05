import { useNavigation } from "react-router"
import { useI18n } from "../../i18n/i18n.tsx"
import * as header from "./header/header.module.css"

/** A thin bar at the top while the next page loads; the style sheet shows it only when that takes a while. */
export function SlowNavigation() {
  const { t } = useI18n()
  const { state } = useNavigation()
  return (
    <div className={header.slow} role="status" data-busy={state !== "idle"}>
      <span className="sr">{state === "idle" ? "" : t("shell.loading")}</span>
    </div>
  )
}
