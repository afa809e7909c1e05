import { useI18n } from "../../../i18n/i18n.tsx"
import * as fields from "../../../styles/fields.module.css"
import * as home from "../../../styles/home.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Picture } from "../../../ui/picture.tsx"
import { TileStar } from "../../../ui/tile-star.tsx"
import type { SectionViews } from "../../sections/section-views.ts"
import * as css from "../home-parts.module.css"
import { MoreLink, SectionHead } from "./section-head.tsx"

/** A small picture in the corner on phones, four in a row beyond, larger on wide screens. */
const tileSizes = "(max-width: 47.99rem) 6rem, (max-width: 68rem) 23vw, 19rem"

/** The universes with the number of their products. */
export function Universes({ title: ownTitle, universes }: SectionViews["universes"]) {
  const { t, to } = useI18n()
  const title = ownTitle || t("home.universes.title")
  return (
    <section className={home.section}>
      <SectionHead title={title} more={<MoreLink to={to("/shop")}>{t("home.universes.all")}</MoreLink>} />
      <nav className={css.uni} aria-label={title}>
        {universes.map(({ type, name, count, picture }) => (
          <Link key={type} to={to(`/shop?productType=${type}`)} data-universe={type}>
            {picture ? <Picture picture={picture} sizes={tileSizes} alt="" /> : <TileStar line />}
            <span>
              <b>{name}</b>
              <span className={fields.count}>{t("home.products", { n: count })}</span>
            </span>
            <Icon name="arrow-up-right" flip />
          </Link>
        ))}
        <Link className={css.uniAll} to={to("/shop")}>
          {t("home.universes.all")}
        </Link>
      </nav>
    </section>
  )
}
