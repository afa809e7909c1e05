import { randomId } from "#core/random-id.ts"
import { ProductSearch } from "../../catalogue/products/product-search.tsx"
import type { FoundProduct } from "../../data/public-api.ts"
import { useText } from "../../i18n/use-text.ts"
import { toLineVariants } from "./line-variants.ts"
import type { DraftLine } from "./order-draft.ts"

function toLine(product: FoundProduct): DraftLine {
  const variants = toLineVariants(product)
  // A colour alone is seldom asked for; a size always is.
  const first = product.sizeOption === null || variants.length === 1 ? variants[0] : undefined
  return {
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
  }
}

/** Finds a product of the shop by its name and adds one of it. */
export function ProductPicker({ onPick }: { onPick: (line: DraftLine) => void }) {
  const t = useText()
  return <ProductSearch label={t("order.addProduct")} inStock onPick={(product) => onPick(toLine(product))} />
}
