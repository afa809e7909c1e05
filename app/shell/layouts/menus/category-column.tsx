import type { ShownUniverse } from "#core/catalogue/universe.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import type { MenuCategory } from "../../../api-client/aisles.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { useShop } from "../../../page/page.tsx"
import { Link } from "../../../ui/link.tsx"
import * as css from "./nav.module.css"

type CategoryColumnProps = {
  universe: ShownUniverse
  /** Address of a small picture. */
  picture?: string | undefined
  /** Of all universes. */
  categories: MenuCategory[]
}

/** A universe and its categories, each with the number of its products. */
function CategoryColumn({ universe: { slug: universe, name }, picture, categories }: CategoryColumnProps) {
  const { to } = useI18n()
  return (
    <div data-universe={universe}>
      <Link className={css.categoryHead} to={to(`/shop?productType=${universe}`)}>
        {picture && <img src={picture} alt="" width={96} height={96} loading="lazy" decoding="async" />}
        {name}
      </Link>
      <ul>
        {categories
          .filter(({ productType }) => productType === universe)
          .map(({ slug, title, textLanguages, productCount }) => (
            <li key={slug}>
              <Link to={to(`/shop?category=${slug}`)}>
                <span {...textLanguage({ textLanguages }, "title")}>{title}</span>
                <bdi className="muted small">{productCount}</bdi>
              </Link>
            </li>
          ))}
      </ul>
    </div>
  )
}

type CategoryColumnsProps = {
  categories: MenuCategory[]
  /** Pictures by the slugs of universes. */
  pictures?: Record<string, string>
}

/** The columns of all universes. */
export function CategoryColumns({ categories, pictures = {} }: CategoryColumnsProps) {
  const universes = useShop()?.universes ?? []
  return universes.map((universe) => (
    <CategoryColumn key={universe.slug} universe={universe} picture={pictures[universe.slug]} categories={categories} />
  ))
}
