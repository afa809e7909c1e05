import { adminFields } from "#core/catalogue/product-fields.ts"
import { emptyValues } from "#core/fields/field-values.ts"

const nobody = "nobodyhasthisdocumentid0"
const at = "2026-11-21T10:00:00.000Z"
const texts = (text: string) => ({ fr: text, ar: "", en: "" })
const none = { fr: [], ar: [], en: [] }

/** A product's form; its brand is not there. */
export const productFormExample = {
  ...emptyValues(adminFields),
  name: texts("Lampe de bureau"),
  shortDescription: texts("Lumière douce"),
  description: { ...none, fr: [{ type: "paragraph", children: [{ type: "text", text: "Un pied lourd." }] }] },
  additionalInformation: none,
  tags: { ...none, fr: ["lampe"] },
  sku: "LAMPE-1",
  categories: [nobody],
  brand: nobody,
  image: null,
  medias: [],
  colors: [{ name: texts("Noir"), hex: "#111111", image: null }],
  sizes: ["S"],
  features: [{ icon: "sun", title: texts("Variable"), text: texts("Trois lumières") }],
  price: 4500,
  lastPrice: 5000,
  quantity: 3,
  offer: null,
}

const variantExample = {
  color: "noir",
  size: "s",
  sku: "",
  barcode: null,
  price: null,
  lastPrice: null,
  weight: 200,
  image: null,
  quantity: 3,
  quantityWas: 0,
  active: true,
}

/** One example for each row of the catalogue. */
export const catalogueExamples = {
  "GET /products": { path: "/products?status=draft,published&stock=low&sort=name:asc&pageSize=1" },
  "POST /products": { path: "/products", body: productFormExample },
  "POST /products/restore": { path: "/products/restore", body: { documentIds: [nobody] } },
  "POST /products/bulk": { path: "/products/bulk", body: { action: "publish", documentIds: [nobody] } },
  "GET /products/export": { path: "/products/export?status=draft" },
  "POST /products/import": { path: "/products/import?dryRun=1", body: "sku;price\nLAMPE-1;abc" },
  "GET /products/:documentId": { path: `/products/${nobody}` },
  "PUT /products/:documentId": {
    path: `/products/${nobody}`,
    body: { ...productFormExample, quantityWas: 3, updatedAt: at },
  },
  "PATCH /products/:documentId": { path: `/products/${nobody}`, body: { updatedAt: at, price: 100 } },
  "DELETE /products/:documentId": { path: `/products/${nobody}` },
  "POST /products/:documentId/duplicate": { path: `/products/${nobody}/duplicate` },
  "POST /products/:documentId/preview": { path: `/products/${nobody}/preview` },
  "GET /products/:documentId/variants": { path: `/products/${nobody}/variants` },
  "PUT /products/:documentId/variants": {
    path: `/products/${nobody}/variants`,
    body: { updatedAt: at, stockBy: "variant", sizeKind: "size", variants: [variantExample] },
  },
  "GET /products/:documentId/stock-movements": { path: `/products/${nobody}/stock-movements` },
  "POST /products/:documentId/stock-movements": {
    path: `/products/${nobody}/stock-movements`,
    body: { variant: null, reason: "received", units: 5, was: 0, note: "Livraison du matin" },
  },
  "GET /categories": { path: "/categories" },
  "POST /categories": {
    path: "/categories",
    body: { title: texts("Lampes"), slug: "audio", productType: "electronics", parent: nobody, image: nobody },
  },
  "PUT /categories/order": {
    path: "/categories/order",
    body: { productType: "beauty", order: [{ documentId: nobody, parent: null }] },
  },
  "GET /categories/:documentId": { path: `/categories/${nobody}` },
  "PATCH /categories/:documentId": {
    path: `/categories/${nobody}`,
    body: { updatedAt: at, title: texts("Lampes"), image: null },
  },
  "DELETE /categories/:documentId": { path: `/categories/${nobody}` },
  "GET /universes": { path: "/universes" },
  "PUT /universes": {
    path: "/universes",
    body: { universes: [{ slug: "", name: texts("Jardin"), hidden: false }] },
  },
  "GET /brands": { path: "/brands" },
  "POST /brands": { path: "/brands", body: { name: "Aura", slug: "" } },
  "PATCH /brands/:documentId": { path: `/brands/${nobody}`, body: { updatedAt: at, name: "Aura" } },
  "DELETE /brands/:documentId": { path: `/brands/${nobody}` },
}
