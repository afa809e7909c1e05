import { Link } from "react-router"
import { cardSizes } from "../../../catalogue/product/card/product-tile.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { TileStar } from "../../../ui/tile-star.tsx"
import type { Universe } from "../home-sections.ts"
import { MoreLink, SectionHead } from "./section-head.tsx"

/** The universes with the number of their products; nothing while fewer than two have any. */
export function Universes({ universes }: { universes: Universe[] }) {
  const { t, to } = useI18n()
  const title = t("home.universes.title")
  const filled = universes.filter(({ count }) => count > 0)
  if (filled.length < 2) return null
  return (
    <section className="section">
      <SectionHead title={title} more={<MoreLink to={to("/shop")}>{t("home.universes.all")}</MoreLink>} />
      <nav className="uni" aria-label={title}>
        {filled.map(({ type, count, picture }) => (
          <Link key={type} to={to(`/shop?productType=${type}`)} data-universe={type}>
            {picture ? <Picture picture={picture} sizes={cardSizes} alt="" /> : <TileStar line />}
            <span>
              <b>{t(`shell.universe.${type}`)}</b>
              <span className="count">{t("home.products", { n: count })}</span>
            </span>
            <Icon name="arrow-up-right" flip />
          </Link>
        ))}
        <Link className="uni-all" to={to("/shop")}>
          {t("home.universes.all")}
        </Link>
      </nav>
    </section>
  )
}
