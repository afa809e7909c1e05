import type { Product } from "#core/catalogue/product.ts"
import type { VariantChoice } from "#core/catalogue/variants/variant.ts"
import { useChooser } from "../../cart/use-chooser.ts"
import { useI18n } from "../../i18n/i18n.tsx"
import { Icon } from "../../ui/icon.tsx"
import { preloadQuickView } from "./quick-view-opener.ts"

/** The eye of a card. */
export function QuickViewButton({ product, choice }: { product: Product; choice?: VariantChoice | undefined }) {
  const { t } = useI18n()
  const choose = useChooser()
  const { slug, title } = product
  return (
    <button
      type="button"
      className="round later"
      aria-haspopup="dialog"
      aria-label={t("quickView.open", { title })}
      onClick={() => choose({ slug, title, choice })}
      onPointerEnter={preloadQuickView}
      onFocus={preloadQuickView}
    >
      <Icon name="eye" />
    </button>
  )
}
