import type { Product } from "#core/catalogue/product.ts"
import { ProductCard } from "../../../catalogue/product/card/product-card.tsx"
import { useI18n } from "../../../i18n/i18n.tsx"
import { type Tab, Tabs } from "../../../ui/tabs.tsx"
import type { HomeSections } from "../home-sections.ts"

/** New, featured and best-selling products behind three tabs; a tab without products is left out. */
export function Trend({ trend }: { trend: HomeSections["trend"] }) {
  const { t } = useI18n()
  const title = t("home.trend.title")
  const all: (Tab & { products: Product[] })[] = [
    {
      id: "fresh",
      label: t("home.trend.new"),
      products: trend.fresh,
      content: <Cards products={trend.fresh} fresh />,
    },
    {
      id: "featured",
      label: t("home.trend.featured"),
      products: trend.featured,
      content: <Cards products={trend.featured} />,
    },
    { id: "top", label: t("home.trend.top"), products: trend.top, content: <Cards products={trend.top} /> },
  ]
  const tabs = all.filter(({ products }) => products.length > 0)
  if (tabs.length === 0) return null
  const chosen = tabs.some(({ id }) => id === "top") ? "top" : undefined
  return (
    <section className="section">
      <Tabs name="trend" label={title} tabs={tabs} chosen={chosen} head={<h2>{title}</h2>} />
    </section>
  )
}

function Cards({ products, fresh }: { products: Product[]; fresh?: boolean }) {
  return (
    <ul className="grid">
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} fresh={fresh} />
      ))}
    </ul>
  )
}
