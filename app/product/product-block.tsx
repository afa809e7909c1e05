import { lazy, type ReactNode, useMemo, useState } from "react"
import { useFetcher } from "react-router"
import { maxUnitsOfProduct } from "#core/order-maximums.ts"
import { isInStock, type Product } from "#core/product.ts"
import type { Commune, Wilaya } from "#core/wilaya.ts"
import { AddToCartButton } from "../cart/add-to-cart-button.tsx"
import { productPath } from "../cart/product-path.ts"
import { LabelledCompareButton } from "../compare/compare-button.tsx"
import { useI18n } from "../i18n/i18n.tsx"
import { BuyBar } from "../order-form/buy-bar.tsx"
import { announcedBy, type OrderAnswer } from "../order-form/order-answer.ts"
import { OrderForm } from "../order-form/order-form.tsx"
import { QuantityStepper } from "../order-form/quantity-stepper.tsx"
import { startingOrder } from "../order-form/typed-order.ts"
import { useOrderChoice } from "../order-form/use-order-choice.ts"
import { useShellData } from "../shell/shell-data.ts"
import { Still } from "../ui/still.tsx"
import { LabelledWishButton } from "../wishlist/wish-button.tsx"
import { BlockFoot } from "./block-foot.tsx"
import { BriefDescription } from "./brief-description.tsx"
import { ColorChoice } from "./color-choice.tsx"
import { ProductGallery } from "./gallery.tsx"
import { galleryOf, pictureOfColor } from "./gallery-pictures.ts"
import { OfferTime } from "./offer-time.tsx"
import { ProductCost } from "./product-cost.tsx"
import { ProductHeading } from "./product-heading.tsx"
import { type ProductVariant, plainVariant } from "./product-variants.ts"
import { ShareButton } from "./share-button.tsx"
import { SizeChoice } from "./size-choice.tsx"
import { useSoldNow } from "./use-sold-now.ts"

const SoldOutNotice = lazy(() =>
  import("./sold-out-notice.tsx").then(({ SoldOutNotice }) => ({ default: SoldOutNotice })),
)

type ProductBlockProps = {
  product: Product
  wilayas: Wilaya[]
  /** The communes of the wilaya that stands in the form when the page comes. */
  communes: Commune[]
  /** The moment that the page was made, ISO 8601. */
  now: string
  /** The form again, after it was sent without JavaScript. */
  answer?: OrderAnswer
  /** What sets the page apart; a plain one otherwise. */
  variant?: ProductVariant
  /** Quick view: without the bottom of the block and the phone's order bar. */
  quickView?: boolean
  /** On a landing page: without what leads away from the order. */
  alone?: boolean
  /** Id of the order form, unique on the page. */
  formId?: string
  /** What stands below the gallery. */
  children?: ReactNode
}

/** The product detail block (specification, section 2): pictures, name, price, choices and the order form. Give it the
 *  product's slug as `key`, so that another product begins anew with a quantity of 1. */
export function ProductBlock(props: ProductBlockProps) {
  const { wilayas, now, answer, variant = plainVariant, quickView = false, alone = false } = props
  const { formId = "commande", children } = props
  const { product, offer } = useSoldNow(props.product, now)
  const { t, to } = useI18n()
  const fetcher = useFetcher<OrderAnswer>()
  const answered = fetcher.data?.alert ?? answer?.alert ?? null
  const last = fetcher.data ?? answer
  const announced = useMemo(() => announcedBy(last), [last])
  const unitPrice = announced?.unitPrice ?? product.price
  const typed = answer?.typed ?? startingOrder(product.colors[0]?.name ?? "")
  const settings = useShellData()?.settings
  const freeFrom = settings?.freeDeliveryThreshold ?? null
  const most = settings ? maxUnitsOfProduct(settings) : null
  const choice = useOrderChoice({ formId, typed, unitPrice, wilayas, freeFrom, most, announced })
  const gallery = galleryOf(product)
  const [shown, setShown] = useState((answer && pictureOfColor(gallery, product.colors, typed.color)) ?? 0)

  const [ahead, setAhead] = useState<number | null>(null)

  const chooseColor = (name: string) => {
    choice.setColor(name)
    setShown((index) => pictureOfColor(gallery, product.colors, name) ?? index)
  }
  const sold = isInStock(product)
  return (
    <div className="product" data-gallery={variant.gallery}>
      <ProductGallery {...{ product, gallery, variant, shown, ahead }} id={formId} onShow={setShown} />
      <div className="info">
        <ProductHeading product={product} heading={quickView ? "h2" : "h1"} alone={alone} />
        <BriefDescription text={product.shortDescription} />
        <ProductCost {...{ product, unitPrice }} />
        <OfferTime {...{ product, offer, now }} large={variant.largeCountdown} />
        {/* The first button of a form answers the Enter key: without this one it would be the stepper's. */}
        {sold && (
          <button
            type="submit"
            form={formId}
            name="intent"
            value="order"
            className="sr"
            tabIndex={-1}
            aria-hidden="true"
          >
            {t("orderForm.submit")}
          </button>
        )}
        <div className="choose">
          <ColorChoice
            {...{ formId }}
            colors={product.colors}
            pictures={variant.pictureSwatches}
            chosen={choice.color}
            onChoose={chooseColor}
            onConsider={(name) => setAhead(pictureOfColor(gallery, product.colors, name))}
          />
          <SizeChoice
            {...{ formId }}
            sizes={product.sizes}
            tiles={variant.pictureSwatches}
            chosen={choice.size}
            onChoose={choice.setSize}
          />
          {sold && (
            <QuantityStepper
              {...{ formId, most }}
              quantity={choice.quantity}
              stock={product.quantity}
              onStep={choice.step}
            />
          )}
        </div>
        {sold ? (
          <OrderForm
            {...{ formId, product, fetcher, choice, typed, wilayas, answered }}
            givenKey={answer?.key}
            communes={{ wilaya: typed.wilaya, list: answer?.communes ?? props.communes }}
          />
        ) : (
          <Still Drawn={SoldOutNotice} shown={{ product }} />
        )}
        {!alone && (
          <div className="after">
            <AddToCartButton
              product={product}
              chosen={choice.quantity}
              onRefused={choice.resetQuantity}
              variant={null}
              names={{ color: choice.color, size: choice.size }}
              missing={null}
              onMissing={() => {}}
            />
            <LabelledWishButton product={product} />
            <LabelledCompareButton product={product} />
            <ShareButton title={product.title} path={to(productPath(product))} />
          </div>
        )}
        {!(quickView || alone) && <BlockFoot product={product} />}
      </div>
      {children}
      {!quickView && sold && <BuyBar formId={formId} sums={choice.sums} />}
    </div>
  )
}
