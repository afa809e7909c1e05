import type { BlockProduct } from "../../../cards/block-product.ts"
import { categoryPath, topCategory, universePath } from "../../../cards/product-links.ts"
import * as orderForm from "../../../forms/order-form.module.css"
import { useI18n } from "../../../i18n/i18n.tsx"
import { PhoneSentence } from "../../../orders/order-form/phone-sentence.tsx"
import { useLacks } from "../../../page/page.tsx"
import * as buttons from "../../../styles/buttons.module.css"
import { Icon } from "../../../ui/icon.tsx"
import { Link } from "../../../ui/link.tsx"
import * as css from "../../stock-alert/stock-alert.module.css"
import { StockAlertFields } from "../../stock-alert/stock-alert-fields.tsx"

/** The page that asks to be told when a product, or one variant of it, is back, without language prefix.
 *  @param variant its SKU; null = the whole product */
function stockAlertPath(slug: string, variant: string | null): string {
  const query = new URLSearchParams({ product: slug, ...(variant && { variant }) })
  return `/stock-alert?${query}`
}

type SoldOutNoticeProps = {
  /** Where links to it lead. */
  id: string
  product: BlockProduct
  /** The variant that is out of stock, with the names of its colour and size; null = all of the product is. */
  chosen: { sku: string; name: string } | null
}

/** Stands in the order form's place while what is chosen of a product is out of stock. Plain HTML: its form leads to a page of its own. */
export function SoldOutNotice({ id, product, chosen }: SoldOutNoticeProps) {
  const { t, to } = useI18n()
  const lacks = useLacks()
  const category = topCategory(product)
  return (
    <div className={`${orderForm.order} ${orderForm.soldOut}`} id={id} role="status">
      <header>
        <h2>
          <Icon name="package-open" />
          {chosen ? t("product.choiceSoldOut", { choice: chosen.name }) : t("product.soldOutTitle")}
        </h2>
        <p>
          <PhoneSentence message="product.soldOutText" withoutPhone="product.soldOutTextNoPhone" />
        </p>
      </header>
      {!lacks("stock-alerts") && (
        <form method="post" action={to(stockAlertPath(product.slug, chosen?.sku ?? null))} className={css.stockAlert}>
          <StockAlertFields
            label={chosen ? t("product.alert.labelChoice", { choice: chosen.name }) : t("product.alert.label")}
          />
        </form>
      )}
      <Link
        className={`${buttons.btn} ${buttons.btnQuiet}`}
        to={to(category ? categoryPath(category) : universePath(product))}
      >
        {t("product.soldOutOther")}
      </Link>
    </div>
  )
}
