import { Link } from "react-router"
import { useText } from "../i18n/use-text.ts"

/** An address that has no screen. */
export function NotFound() {
  const t = useText()
  return (
    <div className="nothing">
      <h1>{t("shell.notFound")}</h1>
      <Link className="btn" to="/orders">
        {t("shell.toOrders")}
      </Link>
    </div>
  )
}
