import { Link } from "react-router"
import { useI18n } from "../i18n/i18n.tsx"
import { TileStar } from "../ui/tile-star.tsx"
import type { Brand } from "./brands.ts"
import { SectionHead } from "./section-head.tsx"

/** Brands by their names, each leading to its products. */
export function BrandList({ brands }: { brands: Brand[] }) {
  const { t, to } = useI18n()
  return (
    <section className="section">
      <SectionHead title={t("homes.brands")} />
      <ul className="brands">
        {brands.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={to(`/shop?brand=${slug}`)}>
              <TileStar />
              <bdi dir="ltr">{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
