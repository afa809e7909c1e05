import { cutText } from "#core/cut-text.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Texts } from "#core/i18n/texts.ts"
import type { Tx } from "../../database.ts"
import { StateRejectedError } from "../../staff/rejected.ts"
import { removeProduct } from "../removed/removed-products.ts"
import { findAdminProduct, isOrdered, type ProductRecord } from "./product-detail.ts"
import type { ProductInput } from "./product-input.ts"
import { nextFreeSku } from "./product-slugs.ts"
import { createProduct, lockProduct } from "./write-product.ts"

const copyWord: Record<Locale, string> = { fr: "copie", ar: "نسخة", en: "copy" }

/** The name of a copy; what is not written stays so. */
const copyName = (name: Texts): Texts => {
  const named = (locale: Locale) => (name[locale] === "" ? "" : cutText(`${name[locale]} (${copyWord[locale]})`, 200))
  return { fr: named("fr"), ar: named("ar"), en: named("en") }
}

/** Converts a stored product back to its input. */
export const toProductInput = (product: ProductRecord): ProductInput => ({
  ...product,
  categories: product.categories.map(({ documentId }) => documentId),
  brand: product.brand?.documentId ?? null,
  image: product.image?.documentId ?? null,
  medias: product.medias.map(({ documentId }) => documentId),
  colors: product.colors.map(({ image, ...color }) => ({ ...color, image: image?.documentId ?? null })),
})

/** Makes a draft that is like a product, without its stock, its offer and its orders.
 *  @returns its documentId; undefined when there is no such product */
export async function duplicateProduct(tx: Tx, documentId: string, now: Date): Promise<string | undefined> {
  const product = await findAdminProduct(tx, documentId)
  if (!product) return undefined
  const input: ProductInput = {
    ...toProductInput(product),
    name: copyName(product.name),
    slug: "",
    sku: await nextFreeSku(tx, product.sku),
    offer: null,
    featured: false,
    publishedAt: null,
  }
  return createProduct(tx, input, 0, now)
}

/** Deletes a product that was never ordered.
 *  @returns false when there is none
 *  @throws StateRejectedError ORDERED */
export async function deleteProduct(tx: Tx, documentId: string, now: Date): Promise<boolean> {
  // An order that is being placed has the row: only then is it known whether there is one.
  const product = await lockProduct(tx, documentId)
  if (!product) return false
  if (await isOrdered(tx, product.id)) {
    throw new StateRejectedError("ORDERED", "It was ordered, so it can only be unpublished")
  }
  await removeProduct(tx, { id: product.id, documentId }, now)
  return true
}
