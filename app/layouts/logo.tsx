import { Link } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { useShellData } from "../shell/shell-data.ts"
import { TileStar } from "../ui/tile-star.tsx"

/** The star with a keyhole and the wordmark, leading home. */
export function Logo() {
  const { t, to } = useI18n()
  const shell = useShellData()
  return (
    <Link className="logo" to={to("/")}>
      <TileStar keyhole />
      <span>{shell?.settings.shopName ?? t("shell.shopName")}</span>
    </Link>
  )
}
