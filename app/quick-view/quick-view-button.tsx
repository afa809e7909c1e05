import { useNavigate } from "react-router"
import type { Product } from "#core/product.ts"
import { productPath } from "../cart/product-path.ts"
import { useI18n } from "../i18n/i18n.tsx"
import { Icon } from "../ui/icon.tsx"
import { openQuickView, preloadQuickView } from "./quick-view-opener.ts"

/** The eye of a card. */
export function QuickViewButton({ product }: { product: Product }) {
  const { t, to } = useI18n()
  const navigate = useNavigate()
  return (
    <button
      type="button"
      className="round later"
      aria-haspopup="dialog"
      aria-label={t("quickView.open", { title: product.title })}
      onClick={() => openQuickView(product) || navigate(to(productPath(product)))}
      onPointerEnter={preloadQuickView}
      onFocus={preloadQuickView}
    >
      <Icon name="eye" />
    </button>
  )
}
