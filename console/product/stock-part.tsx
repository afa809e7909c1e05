import type { ProductDetail } from "#api/contract/admin/product.ts"
import { useText } from "../i18n/use-text.ts"
import { ChipsField } from "../ui/chips-field.tsx"
import { Field } from "../ui/field.tsx"
import { WaitingCount } from "../visitors/waiting-count.tsx"
import { Part, type PartProps } from "./part.tsx"

/** How many there are and wait for it, and in which sizes. */
export function StockPart({ stored, draft, set, problemOf }: PartProps & { stored: ProductDetail | null }) {
  const t = useText()
  return (
    <Part title={t("product.stock")}>
      <Field
        label={t("product.quantity")}
        name="quantity"
        inputMode="numeric"
        dir="ltr"
        value={draft.quantity}
        problem={problemOf("quantity")}
        hint={draft.documentId === null ? undefined : t("product.quantityHint")}
        onChange={({ target }) => set({ quantity: target.value })}
      />
      {stored && <WaitingCount product={stored} />}
      <ChipsField
        id="sizes"
        label={t("product.sizes")}
        value={draft.sizes}
        onChange={(sizes) => set({ sizes })}
        problem={problemOf("sizes")}
        maxLength={30}
      />
    </Part>
  )
}
