import { useState } from "react"
import { type FoundProduct, useProductSearch } from "../../data/public-api.ts"
import { useConsoleLocale, useText } from "../../i18n/use-text.ts"
import * as orderPage from "../../styles/order-page.module.css"
import { Field } from "../../ui/forms/field.tsx"
import { Money } from "../../ui/money.tsx"
import { Photo } from "../../ui/photo.tsx"
import { FailedPart } from "../../ui/states/failed-part.tsx"
import { useDebounced } from "../../ui/use-debounced.ts"

type Props = {
  label: string
  onPick: (product: FoundProduct) => void
  /** Whether those alone can be picked that are in stock. */
  inStock?: boolean
}

/** Finds products of the shop by their name. */
export function ProductSearch({ label, onPick, inStock = false }: Props) {
  const t = useText()
  const locale = useConsoleLocale()
  const [typed, setTyped] = useState("")
  const words = useDebounced(typed.trim())
  const { data: products = [], error, isPending, refetch } = useProductSearch(words, locale)
  return (
    <div className={orderPage.cPicker}>
      <Field
        label={label}
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
              <button
                type="button"
                disabled={inStock && product.quantity === 0}
                onClick={() => {
                  onPick(product)
                  setTyped("")
                }}
              >
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
