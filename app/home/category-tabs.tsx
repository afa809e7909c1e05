import type { Product } from "#core/product.ts"
import type { Category } from "../content/content.ts"
import { ProductCard } from "../product/product-card.tsx"
import { type Tab, Tabs } from "../ui/tabs.tsx"

export type CategoryShelf = { slug: string; products: Product[] }

type CategoryTabsProps = { title: string; categories: Category[]; shelves: CategoryShelf[] }

/** A universe's products by category, one tab each. */
export function CategoryTabs({ title, categories, shelves }: CategoryTabsProps) {
  const tabs = shelves.map(
    ({ slug, products }): Tab => ({
      id: slug,
      label: categories.find((category) => category.slug === slug)?.title ?? slug,
      content: (
        <ul className="grid">
          {products.map((product) => (
            <ProductCard key={product.slug} product={product} />
          ))}
        </ul>
      ),
    }),
  )
  if (tabs.length === 0) return null
  return (
    <section className="section">
      <Tabs name="shelf" label={title} tabs={tabs} head={<h2>{title}</h2>} />
    </section>
  )
}
