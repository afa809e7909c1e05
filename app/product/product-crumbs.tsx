import { Fragment } from "react"
import { Link } from "react-router"
import type { Product } from "#core/product.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { categoryPath, topCategory, universePath } from "./product-links.ts"

/** Home, universe, category, product. */
export function ProductCrumbs({ product }: { product: Product }) {
  const { t, to } = useI18n()
  const category = topCategory(product)
  const steps = [
    { path: "/", label: t("product.home") },
    { path: universePath(product), label: t(`shell.universe.${product.productType}`) },
    ...(category ? [{ path: categoryPath(category), label: category.title }] : []),
  ]
  return (
    <nav className="crumbs product-crumbs" aria-label={t("product.crumbs")}>
      {steps.map(({ path, label }) => (
        <Fragment key={path}>
          <Link to={to(path)}>{label}</Link>
          <Icon name="chevron-right" flip />
        </Fragment>
      ))}
      <span aria-current="page">{product.title}</span>
    </nav>
  )
}
