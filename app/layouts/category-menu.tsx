import { type KeyboardEvent, useEffect, useRef } from "react"
import { Link } from "react-router"
import { productTypes } from "#core/product.ts"
import type { Category } from "../content/content.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { close, useCloseOnNavigation } from "./close-on-navigation.ts"

/** "All categories": the 15 by universe, in a native `<details>` that needs no JavaScript to open. */
export function CategoryMenu({ categories }: { categories: Category[] }) {
  const { t } = useI18n()
  const details = useRef<HTMLDetailsElement>(null)
  useCloseOnNavigation(details)
  useCloseOutside(details)

  function closeOnEscape(event: KeyboardEvent<HTMLDetailsElement>) {
    if (event.key !== "Escape" || !details.current?.open) return
    close(details.current)
    details.current.querySelector("summary")?.focus()
  }

  return (
    <details className="category-menu" ref={details} onKeyDown={closeOnEscape}>
      <summary className="all">
        <Icon name="layout-grid" />
        {t("shell.categories.all")}
        <Icon name="chevron-down" />
      </summary>
      <div className="category-panel">
        {productTypes.map((type) => (
          <CategoryColumn
            key={type}
            universe={type}
            categories={categories.filter(({ productType, parent }) => productType === type && parent === null)}
          />
        ))}
      </div>
    </details>
  )
}

type CategoryColumnProps = { universe: Category["productType"]; categories: Category[] }

/** A universe and its categories, each with the number of its products. */
export function CategoryColumn({ universe, categories }: CategoryColumnProps) {
  const { t, to } = useI18n()
  return (
    <div data-universe={universe}>
      <Link className="category-head" to={to(`/shop?productType=${universe}`)}>
        {t(`shell.universe.${universe}`)}
      </Link>
      <ul>
        {categories.map(({ slug, title, productCount }) => (
          <li key={slug}>
            <Link to={to(`/shop?category=${slug}`)}>
              {title}
              <bdi className="muted small">{productCount}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function useCloseOutside(opened: React.RefObject<HTMLElement | null>) {
  useEffect(() => {
    function closeFrom(event: Event) {
      if (event.target instanceof Node && !opened.current?.contains(event.target)) close(opened.current)
    }
    document.addEventListener("pointerdown", closeFrom)
    document.addEventListener("focusin", closeFrom)
    return () => {
      document.removeEventListener("pointerdown", closeFrom)
      document.removeEventListener("focusin", closeFrom)
    }
  }, [opened])
}
