import { Link } from "react-router"
import { useI18n } from "../../i18n/i18n.tsx"
import { TileStar } from "../../ui/tile-star.tsx"
import { useShellData } from "../shell-data.ts"

/** The star with a keyhole and the wordmark, leading home. */
export function Logo() {
  const { t } = useI18n()
  return <NamedLogo name={useShellData()?.settings.shopName ?? t("shell.shopName")} />
}

/** The logo of a shop whose settings are at hand.
 *  @param name the shop's */
export function NamedLogo({ name }: { name: string }) {
  const { to } = useI18n()
  return (
    <Link className="logo" to={to("/")}>
      <TileStar keyhole />
      <span>{name}</span>
    </Link>
  )
}
