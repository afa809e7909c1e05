import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import { sizeValues } from "#core/catalogue/variants/size-values.ts"
import { commaOf } from "#core/i18n/comma.ts"
import { isolate } from "#core/i18n/isolate.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import { titleIn } from "../../i18n/title-in.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as css from "../../styles/product.module.css"
import { Button } from "../../ui/button.tsx"
import { readProduct } from "./catalogue-api.ts"
import type { PartProps } from "./parts/part.tsx"
import { newKey, type ProductDraft } from "./product-draft.ts"

/** The product that was made last; null where there is none. */
const useLastProduct = () =>
  useQuery({
    queryKey: ["products", "last"],
    queryFn: async (): Promise<AdminProductDetail | null> => {
      const [last] = await fetchJson<{ documentId: string }[]>(
        "GET",
        apiPath("/products", { query: { sort: "createdAt:desc", pageSize: 1 } }),
      )
      return last ? readProduct(last.documentId) : null
    },
    gcTime: 0,
  }).data

const copiedKeys = ["productType", "categories", "sizes", "sizeKind"] as const
type CopiedFields = Pick<ProductDraft, (typeof copiedKeys)[number]>

const toCopiedFields = ({ productType, categories, sizes, sizeKind }: CopiedFields): CopiedFields => ({
  productType,
  categories,
  sizes,
  sizeKind,
})

/** Offers department, categories and sizes of the last product for a new one. One press copies them, one more restores the
 *  previous values. */
export function LikeLast({ draft, set }: Pick<PartProps, "draft" | "set">) {
  const t = useText()
  const locale = useConsoleLocale()
  const last = useLastProduct()
  const [before, setBefore] = useState<CopiedFields>()
  const sizes = last ? sizeValues(last.sizes) : []
  if (!last || (last.categories.length === 0 && sizes.length === 0)) return null
  const names = [
    ...last.categories.map(({ title }) => titleIn(title, locale)),
    sizes.map(({ name }) => titleIn(name, locale)).join(commaOf(locale)),
  ].filter((name) => name !== "")
  function take(product: AdminProductDetail) {
    setBefore(toCopiedFields(draft))
    set({
      productType: product.productType,
      categories: product.categories.map(({ documentId }) => documentId),
      sizes: sizes.map(({ name }) => ({ key: newKey(), name })),
      sizeKind: product.sizeKind,
    })
  }
  function giveBack() {
    if (before) set(before)
    setBefore(undefined)
  }
  return (
    <p className={css.pLast}>
      <Button look="quiet" icon={before ? "undo-2" : "copy"} onClick={() => (before ? giveBack() : take(last))}>
        {t(before ? "product.lastClear" : "product.lastTake")}
      </Button>
      <span className="small muted">
        {t("product.lastIs", { name: isolate(titleIn(last.name, locale)), what: isolate(names.join(" · ")) })}
      </span>
    </p>
  )
}
