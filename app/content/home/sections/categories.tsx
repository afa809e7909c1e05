import { textLanguage } from "#core/i18n/text-language.ts"
import type { Aisle } from "../../../api-client/aisles.ts"
import { BlankTile } from "../../../cards/product-tile.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import * as home from "../../../styles/home.module.css"
import { Link } from "../../../ui/link.tsx"
import { Thumbnail } from "../../../ui/picture.tsx"
import * as css from "./home-aisles.module.css"
import { SectionHead } from "./section-head.tsx"

type CategoriesProps = { title: string; categories: Aisle[] }

/** Categories with a small picture and the number of their products. */
export function Categories({ title, categories }: CategoriesProps) {
  const { t, to } = useI18n()
  return (
    <section className={home.section}>
      <SectionHead title={title} />
      <nav aria-label={title}>
        <ul className={css.aisles}>
          {categories.map(({ slug, title: name, textLanguages, productType, productCount, image }) => (
            <li key={slug}>
              <Link to={to(`/shop?category=${slug}`)}>
                <span className={css.aislePic}>
                  {image ? <Thumbnail picture={image} side={64} /> : <BlankTile universe={productType} />}
                </span>
                <span>
                  <b {...textLanguage({ textLanguages }, "title")}>{name}</b>
                  <span className="muted small">{t("home.products", { n: productCount })}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
