import { textLanguage } from "#core/i18n/text-language.ts"
import { type MenuCategory, namedUniverses } from "../../../api-client/aisles.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { CachedFragment } from "../../../ui/cached-fragment.tsx"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import { Disclosure } from "./disclosure.tsx"
import * as css from "./nav.module.css"

/** "All categories" by universe; without JavaScript a way to the page of all categories. */
export function CategoryMenu({ categories }: { categories: MenuCategory[] }) {
  const { t, to } = useI18n()
  return (
    <Disclosure
      className={css.categoryMenu}
      name="menu"
      summary={
        <span className={css.all}>
          <Icon name="layout-grid" />
          {t("shell.categories.all")}
          <Icon name="chevron-down" />
        </span>
      }
      fallback={
        <div className={css.categoryPanel}>
          <Link className={css.categoryHead} to={to("/shop-categories")}>
            {t("shell.categories.all")}
          </Link>
        </div>
      }
    >
      <div className={css.categoryPanel}>
        {namedUniverses(categories).map((type) => (
          <CategoryColumn key={type} universe={type} categories={categories} />
        ))}
      </div>
    </Disclosure>
  )
}

type CategoryColumnProps = {
  universe: MenuCategory["productType"]
  /** Of all universes. */
  categories: MenuCategory[]
}

/** A universe and its categories, each with the number of its products. */
export function CategoryColumn({ universe, categories }: CategoryColumnProps) {
  return (
    <CachedFragment as="div" data-universe={universe} source={categories} variant={`column ${universe}`}>
      <ColumnLinks universe={universe} categories={categories} />
    </CachedFragment>
  )
}

function ColumnLinks({ universe, categories }: CategoryColumnProps) {
  const { t, to } = useI18n()
  return (
    <>
      <Link className={css.categoryHead} to={to(`/shop?productType=${universe}`)}>
        {t(`shell.universe.${universe}`)}
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
    </>
  )
}
