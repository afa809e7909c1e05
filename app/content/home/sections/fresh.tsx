import type { Product } from "#core/catalogue/product.ts"
import { useI18n } from "../../../i18n/i18n.tsx"
import { ShowcaseSection } from "./product-section.tsx"
import { MoreLink } from "./section-head.tsx"

/** The latest products, the newest of them large. */
export function Fresh({ products }: { products: Product[] }) {
  const { t, to } = useI18n()
  const more = <MoreLink to={to("/shop?sort=new-added")}>{t("home.fresh.all")}</MoreLink>
  return <ShowcaseSection title={t("home.fresh.title")} more={more} products={products} fresh />
}
