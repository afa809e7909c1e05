import { useEffect, useState } from "react"
import { isInStock, isOnSale, type Product } from "#core/catalogue/product.ts"
import type { Locale } from "#core/i18n/locale.ts"
import { readAgain } from "../browser/read-again.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Link } from "../ui/link.tsx"
import { Price } from "../ui/price.tsx"
import "./viewed.css"
import * as home from "../styles/home.module.css"
import { ProductTile } from "./product-tile.tsx"
import * as css from "./viewed.module.css"
import { clearViewed } from "./viewed-products.ts"

export type ViewedListProps = {
  slugs: string[]
  /** None of them can be shown. */
  onNone: () => void
}

/** The products that this browser has looked at, as the shop sells them now: one row, newest first. */
export function ViewedList({ slugs, onNone }: ViewedListProps) {
  const { t, locale } = useI18n()
  const [products, setProducts] = useState<Product[] | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, for the list that is there
  useEffect(() => {
    const leave = new AbortController()
    currentProducts(slugs, locale, leave.signal).then(
      (sold) => (sold.length > 0 ? setProducts(sold) : onNone()),
      () => leave.signal.aborted || onNone(),
    )
    return () => leave.abort()
  }, [slugs, locale])

  return (
    <>
      <div className={home.secHead}>
        <h2 id="viewed">{t("product.viewed")}</h2>
      </div>
      <ul className={css.viewed} aria-busy={products === null}>
        {products
          ? products.map((product) => <ViewedTile key={product.slug} product={product} />)
          : slugs.map((slug) => <li key={slug} className={css.viewedWait} aria-hidden="true" />)}
      </ul>
    </>
  )
}

async function currentProducts(slugs: string[], locale: Locale, signal: AbortSignal): Promise<Product[]> {
  const query = new URLSearchParams({ slugs: slugs.join(","), locale })
  const answer = await readAgain(`/saved-products?${query}`, { signal })
  if (!answer.ok) throw new Error(`Viewed products not read: ${answer.status}`)
  const answers: { slug: string; product: Product | null }[] = await answer.json()
  clearViewed(answers.filter(({ product }) => !product).map(({ slug }) => slug))
  // One that has another address since may be among them twice.
  const products = new Map(answers.flatMap(({ product }) => (product ? [[product.slug, product] as const] : [])))
  return [...products.values()]
}

function ViewedTile({ product }: { product: Product }) {
  const { t, to } = useI18n()
  return (
    <li>
      <Link to={to(`/product-details/${product.slug}`)}>
        <span className={css.viewedPic}>
          <ProductTile product={{ ...product, medias: [] }} sizes="10rem" />
        </span>
        <span className={css.viewedTitle}>{product.title}</span>
        {isInStock(product) ? (
          <Price amount={product.price} sale={isOnSale(product)} />
        ) : (
          <span className={css.viewedOut}>{t("card.soldOut")}</span>
        )}
      </Link>
    </li>
  )
}
