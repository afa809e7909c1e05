import { useMemo, useRef, useState } from "react"
import { offerRuns } from "#core/catalogue/offer.ts"
import { isInStock } from "#core/catalogue/product.ts"
import { startingChoice } from "#core/catalogue/variants/choose-variant.ts"
import { noChoice, type VariantChoice } from "#core/catalogue/variants/variant.ts"
import { goodsTerms } from "#core/delivery/goods-terms.ts"
import { textLanguage } from "#core/i18n/text-language.ts"
import { maxUnitsOfProduct } from "#core/orders/order-maximums.ts"
import type { BlockProduct } from "../../cards/block-product.ts"
import * as orderForm from "../../forms/order-form.module.css"
import { useI18n } from "../../i18n/i18n.tsx"
import { LabelledCompareButton } from "../../lists/compare-button.tsx"
import { LabelledWishlistButton } from "../../lists/wishlist-button.tsx"
import { BuyBar, ToAlert, ToForm } from "../../orders/order-form/buy-bar.tsx"
import { DeliveryLine } from "../../orders/order-form/delivery/delivery-line.tsx"
import { reachedPlace } from "../../orders/order-form/delivery/use-delivery-choice.ts"
import { noDesks } from "../../orders/order-form/delivery/use-desks.ts"
import { EnterButton } from "../../orders/order-form/enter-button.tsx"
import { OrderForm } from "../../orders/order-form/order-form.tsx"
import { QuantityStepper } from "../../orders/order-form/quantity-stepper.tsx"
import { announcedBy } from "../../orders/order-form/sending/order-answer.ts"
import { colorAndSize, startingOrder } from "../../orders/order-form/sending/order-form-values.ts"
import { productIsland, sendProductOrder } from "../../orders/order-form/sending/send-order.ts"
import { useOrderChoice } from "../../orders/order-form/use-order-choice.ts"
import { island } from "../../page/island.tsx"
import { usePage } from "../../page/page.tsx"
import { productPath } from "../../page/product-path.ts"
import { useSending } from "../../page/use-sending.ts"
import { AddToCartButton } from "./add-to-cart-button.tsx"
import { BlockFoot } from "./block-foot.tsx"
import { BuyActions } from "./buy-actions.tsx"
import { choiceInAddress } from "./choice/choice-address.ts"
import * as choicesCss from "./choice/choices.module.css"
import { selectProduct } from "./choice/selected-product.ts"
import { SoldOutNotice } from "./choice/sold-out-notice.tsx"
import { useSoldNow } from "./choice/use-sold-now.ts"
import { useVariantChoice } from "./choice/use-variant-choice.ts"
import { VariantChoiceFields } from "./choice/variant-choice.tsx"
import { type GalleryHandle, ProductGallery } from "./gallery/gallery.tsx"
import { pictureOfChoice, toGallery } from "./gallery/gallery-pictures.ts"
import { openingPicture } from "./gallery/opening-picture.ts"
import { OfferTime } from "./offer-time.tsx"
import * as css from "./product.module.css"
import type { ProductBlockProps } from "./product-block-props.ts"
import { BriefDescription, ProductFacts, ProductHeading } from "./product-heading.tsx"
import { plainLayout } from "./product-page-layouts.ts"
import { ShareButton } from "./share-button.tsx"

/** The product detail block (specification, section 2): pictures, name, price, choices and the order form. A running offer
 *  counts down and ends. */
export const ProductBlock = island(productIsland, Block, {
  atRest: ({ product, now }) => offerRuns(product.offerDate, now),
})

const goodsOf = ({ delivery }: BlockProduct) => goodsTerms([{ quantity: 1, delivery }])

function Block(props: ProductBlockProps) {
  const { wilayas, now, answer, layout = plainLayout, quickView = false, alone = false } = props
  const { formId = "commande", choice: opened = noChoice, landing, isPreview = false, children } = props
  const { product, offer } = useSoldNow(props.product, now)
  const { t, to } = useI18n()
  const formPath = landing?.path ?? `/product-details/${product.slug}`
  const sending = useSending((form) => sendProductOrder(to(formPath), form, product.slug))
  const last = sending.answer ?? answer
  const answered = last?.alert ?? null
  const announced = useMemo(() => announcedBy(last), [last])
  const { search, shop } = usePage()
  const initialChoice = answer?.typed ?? (quickView ? opened : choiceInAddress(search))
  const first = startingChoice(product, initialChoice)
  const pictures = useRef<GalleryHandle>(null)
  const showPictureOf = (values: Partial<VariantChoice>) => {
    const index = pictureOf(values)
    if (index !== null) pictures.current?.show(index)
  }
  const choosing = useVariantChoice(product, {
    formId,
    first,
    inAddress: !quickView,
    answer: last,
    onEarly: showPictureOf,
  })
  const { shown, variant: chosen, names } = selectProduct(product, choosing.choice)
  const selectedText = colorAndSize(names)
  const announcedChoice =
    announced && colorAndSize(announced.choice) === colorAndSize(choosing.choice) ? announced : null
  const unitPrice = announcedChoice?.unitPrice ?? shown.price
  const typed = answer?.typed ?? reachedPlace(wilayas, startingOrder(first, shop), props.communes, goodsOf(product))
  const freeFrom = shop?.freeDeliveryThreshold ?? null
  const maxUnits = shop ? maxUnitsOfProduct(shop) : null
  const choice = useOrderChoice({
    formId,
    typed,
    unitPrice,
    productDelivery: product.delivery,
    wilayas,
    communes: answer?.communes ?? props.communes,
    freeFrom,
    maxUnits,
    announced: announcedChoice,
  })
  // Only what the page came with: pictures do not change places while they are looked at.
  const [opening] = useState(() => openingPicture(product, initialChoice))
  const gallery = useMemo(() => toGallery(product, opening), [product, opening])
  const pictureOf = (values: Partial<VariantChoice>) =>
    pictureOfChoice(gallery, product, { ...choosing.choice, ...values })

  const choose = (values: Partial<VariantChoice>) => {
    choosing.choose(values)
    showPictureOf(values)
  }
  const consider = (color: string) => {
    const index = pictureOf({ color })
    if (index !== null) pictures.current?.prefetch(index)
  }
  const sold = isInStock(product)
  const canOrder = sold && isInStock(shown)
  const adding = {
    product,
    names,
    variant: chosen,
    chosen: choice.quantity,
    onRejected: choice.resetQuantity,
    missing: choosing.missing,
    onMissing: () => choosing.requireSize(true),
  }
  // The form stays in the page while a choice is out of stock: fields around it, and what was typed, are its own.
  const noticeId = sold ? `${formId}-alert` : formId
  const soldOut = chosen && (sold || hasSizeChoice(product)) ? { sku: chosen.sku, name: selectedText } : null
  return (
    <div className={css.product} data-gallery={layout.gallery}>
      <ProductGallery gallery={gallery} layout={layout} product={shown} id={formId} ref={pictures} />
      <div className={css.info}>
        <ProductHeading
          product={shown}
          unitPrice={unitPrice}
          heading={quickView ? "h2" : "h1"}
          alone={alone}
          title={landing?.title}
        />
        <OfferTime product={product} offer={offer} now={now} large={layout.largeCountdown} />
        {canOrder && <EnterButton formId={formId} isPreview={isPreview} />}
        <div
          className={
            layout.pictureSwatches && product.colors.length > 0
              ? `${choicesCss.choose} ${choicesCss.pictured}`
              : choicesCss.choose
          }
          id={`${formId}-choice`}
        >
          <VariantChoiceFields
            formId={formId}
            product={product}
            choice={choosing.choice}
            sizeRequired={choosing.sizeRequired}
            isFirstFault={!answered}
            sizeGuide={props.sizeGuide}
            pictures={layout.pictureSwatches}
            onChoose={choose}
            onConsider={consider}
          />
          {canOrder && (
            <QuantityStepper
              formId={formId}
              maxUnits={maxUnits}
              quantity={choice.quantity}
              stock={shown.quantity}
              onStep={choice.step}
            />
          )}
        </div>
        {canOrder ? (
          <BuyActions formId={formId} adding={alone ? null : adding} />
        ) : (
          <SoldOutNotice key={selectedText} id={noticeId} product={product} chosen={soldOut} />
        )}
        {canOrder && <DeliveryLine choice={choice} />}
        {landing?.text ? (
          <p className={css.brief}>{landing.text}</p>
        ) : (
          <BriefDescription text={product.shortDescription} language={textLanguage(product, "shortDescription")} />
        )}
        <ProductFacts product={shown} alone={alone} />
        {!alone && (
          <div className={orderForm.after}>
            <LabelledWishlistButton product={product} chosen={chosen} />
            <LabelledCompareButton product={product} />
            <ShareButton title={product.title} path={to(productPath(product))} />
          </div>
        )}
        {sold && (
          <OrderForm
            formId={formId}
            product={product}
            sending={sending}
            choice={choice}
            names={names}
            typed={typed}
            wilayas={wilayas}
            answered={answered}
            unchosen={
              choosing.missing === "size" ? t(`product.sizeMissing.${product.sizeOption?.kind ?? "option"}`) : null
            }
            onUnchosen={choosing.requireSize}
            hidden={!canOrder}
            alone={alone}
            path={formPath}
            namesProduct={landing !== undefined}
            isPreview={isPreview}
            givenKey={answer?.key}
            communes={{ wilaya: typed.wilaya, list: answer?.communes ?? props.communes }}
            desks={answer?.desks ? { ...answer.typed, list: answer.desks } : noDesks}
          />
        )}
        {!(quickView || alone) && <BlockFoot product={product} />}
      </div>
      {children}
      {!quickView && (
        // Not the first strip of the form: the bar goes when the form has really come.
        <BuyBar
          key={canOrder ? "" : selectedText}
          sums={canOrder ? choice.sums : null}
          target={canOrder ? formId : noticeId}
          margin="35%"
        >
          {canOrder && !alone && <AddToCartButton {...adding} short />}
          {canOrder ? <ToForm formId={formId} /> : <ToAlert target={noticeId} />}
        </BuyBar>
      )}
    </div>
  )
}

/** Whether a chosen variant was chosen by somebody: a size is, a colour or a single size is chosen beforehand. */
const hasSizeChoice = ({ sizeOption }: Pick<BlockProduct, "sizeOption">) => (sizeOption?.values.length ?? 0) > 1
