import { useI18n } from "../../../i18n/i18n.tsx"
import * as css from "../../../styles/home.module.css"
import { Link } from "../../../ui/link.tsx"
import { Thumbnail } from "../../../ui/picture.tsx"
import { TileStar } from "../../../ui/tile-star.tsx"
import type { SectionViews } from "../../sections/section-views.ts"
import * as scene from "../heroes/scene.module.css"
import { SectionHead } from "./section-head.tsx"

/** Brands by their names, each leading to its products. */
export function BrandList({ title, brands }: SectionViews["brands"]) {
  const { t, to } = useI18n()
  return (
    <section className={css.section}>
      <SectionHead title={title || t("homes.brands")} />
      <ul className={scene.brands}>
        {brands.map(({ slug, name, productCount, picture }) => (
          <li key={slug}>
            <Link to={to(`/shop?brand=${slug}`)}>
              <span className={scene.brandPic}>
                {picture ? <Thumbnail picture={picture} side={96} /> : <TileStar />}
              </span>
              <span>
                <b>
                  <bdi dir="ltr">{name}</bdi>
                </b>
                <span className="muted small">{t("home.products", { n: productCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
