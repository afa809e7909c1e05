import type { CartProduct } from "../cart-product.ts"

export function cartProduct(changes: Partial<CartProduct> = {}): CartProduct {
  const slug = changes.slug ?? "sac-casbah"
  return {
    id: 1,
    documentId: `doc-${slug}`,
    slug,
    title: "Sac Casbah",
    productType: "fashion",
    status: "in-stock",
    quantity: 5,
    price: 1_890_000,
    lastPrice: null,
    discount: 0,
    image: null,
    ...changes,
  }
}
