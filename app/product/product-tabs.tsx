import { useEffect } from "react"
import type { ProductDetail } from "#core/product.ts"
import { Blocks } from "../blocks/blocks.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { type Tab, Tabs } from "../ui/tabs.tsx"
import { ProductReviews } from "./product-reviews.tsx"
import { TagList } from "./tag-list.tsx"

const group = "product-tab"
const reviewsId = "avis"

/** Description, additional information and reviews. */
export function ProductTabs({ product }: { product: ProductDetail }) {
  const { t } = useI18n()
  useReviewsLink()
  const tabs: Tab[] = [
    { id: "description", label: t("product.tab.description"), content: <Description product={product} /> },
    { id: "information", label: t("product.tab.information"), content: <Information product={product} /> },
    {
      id: reviewsId,
      label: t("product.tab.reviews", { n: product.reviewCount }),
      content: <ProductReviews product={product} />,
    },
  ].filter(({ id }) => id !== "information" || product.additionalInformation.length > 0)
  return (
    // The reviews' own panel is hidden at first: the link to them leads here, and the script opens the tab.
    <section className="details" id={reviewsId} aria-label={t("product.details")}>
      <Tabs name={group} label={t("product.details")} tabs={tabs} />
    </section>
  )
}

/** Opens the reviews for whoever follows the link beside the stars, or comes with it. */
function useReviewsLink() {
  useEffect(() => {
    const open = () => {
      if (location.hash !== `#${reviewsId}`) return
      const radio = document.querySelector(`input[name="${group}"][value="${reviewsId}"]`)
      if (radio instanceof HTMLInputElement) radio.checked = true
    }
    open()
    addEventListener("hashchange", open)
    return () => removeEventListener("hashchange", open)
  }, [])
}

function Description({ product }: { product: ProductDetail }) {
  return (
    <div className="prose">
      <Blocks content={product.description} top={3} />
      <ul className="points">
        {product.features.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <div>
              <b>{title}</b>
              <span className="muted">{text}</span>
            </div>
          </li>
        ))}
      </ul>
      <TagList tags={product.tags} />
    </div>
  )
}

function Information({ product }: { product: ProductDetail }) {
  return (
    <dl className="specs">
      {product.additionalInformation.map(({ key, value }) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
