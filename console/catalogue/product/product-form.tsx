import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import { localizedPath } from "#core/i18n/locale.ts"
import { apiPath } from "../../data/api-path.ts"
import { useMainLocale } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { PicturesField } from "../../media/pictures-field.tsx"
import * as css from "../../styles/product.module.css"
import { Button } from "../../ui/button.tsx"
import { FormBar } from "../../ui/forms/form-bar.tsx"
import { FormProblems } from "../../ui/forms/form-problems.tsx"
import { useSavedForm } from "../../ui/forms/use-saved-form.ts"
import { useOwnAddress } from "../../ui/forms/use-stored-record.ts"
import { PreviewButton } from "../../ui/preview-button.tsx"
import { readProduct, storeProduct } from "./catalogue-api.ts"
import { LikeLast } from "./like-last.tsx"
import { AddressPart } from "./parts/address-part.tsx"
import { ColorPart } from "./parts/color-part.tsx"
import { DescriptionPart } from "./parts/description-part.tsx"
import { FeaturePart } from "./parts/feature-part.tsx"
import { InfoPart } from "./parts/info-part.tsx"
import { ParcelPart } from "./parts/parcel-part.tsx"
import { Part } from "./parts/part.tsx"
import { PlacementPart } from "./parts/placement-part.tsx"
import { PricePart } from "./parts/price-part.tsx"
import { PublishingPart } from "./parts/publishing-part.tsx"
import { SizePart } from "./parts/size-part.tsx"
import { StockPart } from "./parts/stock-part.tsx"
import { TextPart } from "./parts/text-part.tsx"
import { ProductActions } from "./product-actions.tsx"
import { emptyProduct, type ProductDraft, toProductDraft, toProductForm } from "./product-draft.ts"
import { draftProblems, rejectedFields } from "./product-problems.ts"
import { takesUnits } from "./variant-units.ts"

/** Everything about one product, as one form.
 *  @param product as it is stored; null = a new one
 *  @param universe in which a new one begins */
export function ProductForm({
  product,
  universe,
}: {
  product: AdminProductDetail | null
  universe?: string | undefined
}) {
  const t = useText()
  const locale = useConsoleLocale()
  const main = useMainLocale()
  const client = useQueryClient()
  const [stored, setStored] = useState(product)
  const [first] = useState(() => (product ? toProductDraft(product, Date.now()) : emptyProduct(universe)))

  function keep(answer: AdminProductDetail): ProductDraft {
    setStored(answer)
    client.setQueryData(["products", answer.documentId], answer)
    void client.invalidateQueries({ queryKey: ["products"], refetchType: "none" })
    return toProductDraft(answer, Date.now())
  }
  const form = useSavedForm<ProductDraft>({
    loaded: first,
    check: (draft) => draftProblems(draft, t, main),
    save: async (draft) => keep(await storeProduct(draft.documentId, toProductForm(draft, Date.now(), main))),
    fieldProblems: (rejection) => rejectedFields(rejection, t),
  })
  const { draft, set, problemOf, state } = form
  const part = { draft, set, problemOf }
  const isNew = product === null
  // Units of colours and sizes are typed below them.
  const isByOption = takesUnits(draft)
  useOwnAddress(isNew && draft.documentId ? `/products/${draft.documentId}` : undefined, state)

  async function publish() {
    // Fields that publishing needs show their problems once publishing was tried.
    if (!(await form.submit({ publishing: "now" }))) set({ publishing: "now" })
  }
  const isPublic = stored?.publishedAt != null && Date.parse(stored.publishedAt) <= Date.now()
  return (
    <>
      <FormProblems
        form={form}
        onLoad={async () => {
          if (stored) form.restart(keep(await readProduct(stored.documentId)))
        }}
      />
      <div className={css.pForm}>
        <div className={css.pFirst}>
          <Part title={t("product.pictures")}>
            <PicturesField
              id="pictures"
              label={t("product.pictures")}
              firstMark={t("product.mainPicture")}
              value={draft.pictures}
              onChange={(pictures) => set({ pictures })}
              problem={problemOf("pictures")}
            />
            {isNew && <LikeLast draft={draft} set={set} />}
          </Part>
          <TextPart {...part} />
        </div>
        <div className={css.pSale}>
          <PricePart {...part} />
          {!isByOption && <StockPart {...part} stored={stored} />}
        </div>
        <div className={css.pMain}>
          <ColorPart {...part} />
          <SizePart {...part} />
          {isByOption && <StockPart {...part} stored={stored} />}
          <DescriptionPart {...part} />
          <InfoPart {...part} />
          <FeaturePart {...part} />
        </div>
        <div className={css.pSide}>
          <PublishingPart {...part} />
          <PlacementPart {...part} />
          <ParcelPart {...part} />
          <AddressPart {...part} history={stored?.slugHistory ?? []} />
          {stored && <ProductActions product={stored} isChanged={state !== "same" && state !== "saved"} />}
        </div>
      </div>
      <FormBar
        state={state}
        onSave={() => form.submit()}
        onPublish={draft.publishing === "draft" ? publish : undefined}
        onDiscard={form.discard}
        view={isPublic && stored ? localizedPath(locale, `/product-details/${stored.slug}`, main) : undefined}
      >
        {stored && !isPublic && (
          <PreviewButton
            path={apiPath("/products/:documentId/preview", { params: { documentId: stored.documentId } })}
          />
        )}
        {draft.publishing === "draft" && (
          <Button
            look="quiet"
            disabled={state === "saving"}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            onClick={publish}
          >
            {t("product.publishNow")}
          </Button>
        )}
      </FormBar>
    </>
  )
}
