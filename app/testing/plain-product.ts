import type { Product } from "#core/catalogue/product.ts"
import { rowFields } from "#core/catalogue/product-fields.ts"
import type { Values } from "#core/fields/field.ts"
import { emptyValues } from "#core/fields/field-values.ts"

/** A product with nothing to choose and no picture. */
export const plainProduct: Product & Values<typeof rowFields> = {
  ...emptyValues(rowFields),
  id: 1,
  documentId: "p",
  slug: "lampe",
  sku: "L-1",
  title: "Lampe",
  unit: null,
  status: "in-stock",
  quantity: 5,
  price: 250_000,
  discount: 0,
  shortDescription: "",
  brand: { slug: "", name: "" },
  categories: [],
  image: null,
  medias: [],
  colors: [],
  sizes: [],
  sizeOption: null,
  variantCount: 0,
  tags: [],
  sellCount: 0,
  rating: null,
  reviewCount: 0,
  offerDate: null,
  createdAt: "2026-01-01T00:00:00.000Z",
}
