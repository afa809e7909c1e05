import { useState } from "react"
import { randomId } from "#core/random-id.ts"
import { useProductSearch } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import { FailedPart } from "../../shell/failed-part.tsx"
import { Field } from "../../ui/forms/field.tsx"
import { Money } from "../../ui/money.tsx"
import { Photo } from "../../ui/photo.tsx"
import { useDebounced } from "../../ui/use-debounced.ts"
import { toLineVariants } from "./line-variants.ts"
import type { DraftLine } from "./order-draft.ts"

/** Finds a product of the shop by its name and adds one of it. */
export function ProductPicker({ onPick }: { onPick: (line: DraftLine) => void }) {
  const t = useText()
  const locale = useConsoleLocale()
  const [typed, setTyped] = useState("")
  const words = useDebounced(typed.trim())
  const { data: products = [], error, isPending, refetch } = useProductSearch(words, locale)
  function pick(product: (typeof products)[number]) {
    const variants = toLineVariants(product)
    // A colour alone is seldom asked for; a size always is.
    const first = product.sizeOption === null || variants.length === 1 ? variants[0] : undefined
    onPick({
      key: randomId(),
      slug: product.slug,
      title: product.name,
      color: null,
      size: null,
      isOpen: false,
      variant: null,
      chosen: first?.documentId ?? "",
      variants,
      quantity: 1,
      unitPrice: product.price,
      image: product.image?.url ?? null,
      available: product.quantity,
    })
    setTyped("")
  }
  return (
    <div className="c-picker">
      <Field
        label={t("order.addProduct")}
        type="search"
        placeholder={t("order.findProduct")}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {error && <FailedPart problem={error} again={refetch} />}
      {words.length > 1 && !error && (
        <ul aria-live="polite">
          {products.map((product) => (
            <li key={product.slug}>
              <button type="button" disabled={product.quantity === 0} onClick={() => pick(product)}>
                <Photo url={product.image?.url ?? null} alt="" size={40} />
                <span>
                  <bdi>{product.name}</bdi>
                  <small>{t("order.available", { n: product.quantity })}</small>
                </span>
                <Money dinars={product.price} />
              </button>
            </li>
          ))}
          {!isPending && products.length === 0 && <li className="small muted">{t("order.noProduct")}</li>}
        </ul>
      )}
    </div>
  )
}
