import { useQueryClient } from "@tanstack/react-query"
import type { AdminCategory } from "#api/catalogue/contract-admin-category.ts"
import type { AdminProductDetail } from "#api/catalogue/contract-admin-product.ts"
import type { AdminBrand } from "#api/catalogue/contract-brand.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import { fetchJson } from "../../data/api-client.ts"
import { apiPath } from "../../data/api-path.ts"
import type { LocalTexts } from "../../ui/forms/local-texts.ts"
import { useBrands as useAllBrands, useCategories as useAllCategories } from "../products/catalogue-queries.ts"
import type { SentProduct } from "./product-draft.ts"

export const readProduct = (documentId: string) =>
  fetchJson<AdminProductDetail>("GET", apiPath("/products/:documentId", { params: { documentId } }))

/** Stores a product: a new one without a documentId. */
export const storeProduct = (documentId: string | null, form: SentProduct) =>
  documentId === null
    ? fetchJson<AdminProductDetail>("POST", "/products", form)
    : fetchJson<AdminProductDetail>("PUT", apiPath("/products/:documentId", { params: { documentId } }), form)

/** All categories of the shop, and how one that is missing is made. */
export function useCategories() {
  const client = useQueryClient()
  const { data } = useAllCategories()
  async function create(title: LocalTexts, productType: ProductType, parent: string | null): Promise<AdminCategory> {
    const made = await fetchJson<AdminCategory>("POST", "/categories", { title, productType, parent })
    await client.invalidateQueries({ queryKey: ["categories"] })
    return made
  }
  return { categories: data ?? [], create }
}

/** All brands of the shop, and how one that is missing is made. */
export function useBrands() {
  const client = useQueryClient()
  const { data } = useAllBrands()
  async function create(name: string): Promise<AdminBrand> {
    const made = await fetchJson<AdminBrand>("POST", "/brands", { name })
    await client.invalidateQueries({ queryKey: ["brands"] })
    return made
  }
  return { brands: data ?? [], create }
}
