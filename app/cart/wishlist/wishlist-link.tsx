import { useI18n } from "../../i18n/i18n.tsx"
import * as header from "../../shell/layouts/header/header.module.css"
import * as buttons from "../../styles/buttons.module.css"
import { Icon } from "../../ui/icon.tsx"
import { Link } from "../../ui/link.tsx"
import { wishlist } from "./wishlist.ts"

/** The wishlist's icon with its count. On phones it stands in the dock. */
export function WishlistLink() {
  const { t, to } = useI18n()
  const n = wishlist.useCount()
  return (
    <Link className={`${buttons.iconBtn} no-phone`} to={to("/wishlist")}>
      <span className="sr">{t("wishlist.link", { n })}</span>
      <Icon name="heart" />
      {n > 0 && (
        <span className={header.badge} aria-hidden="true">
          {n}
        </span>
      )}
    </Link>
  )
}
