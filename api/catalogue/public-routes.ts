import type { Hono } from "hono"
import { productFilterFields, searchField } from "#db/catalogue/product-filter-fields.ts"
import { findProduct, listProducts, type ProductRow } from "#db/catalogue/products.ts"
import { productTags } from "../answers/product-tags.ts"
import { type EntryKind, entryList, entryRoutes } from "../query/entry-routes.ts"
import type { PublishedContent } from "../query/list-route.ts"
import type { PublicList } from "../query/public-list.ts"
import { relationKinds } from "../query/relation-query.ts"
import { type ProductResource, productRelations, productResource } from "./contract.ts"
import { readNamedProduct } from "./named-products.ts"
import { productResources } from "./product-resource.ts"

const attributes = Object.keys(productResource.shape).filter((name) => !productRelations.some((path) => path === name))

// `brand` is always included; `populate` may name it, as Strapi requires.
const relations = [...productRelations, "brand"]

const kind: EntryKind<ProductRow, ProductResource> = {
  fields: productFilterFields,
  search: searchField,
  attributes,
  list: listProducts,
  find: findProduct,
  resources: productResources,
  listTags: productTags,
  tags: ({ id }) => [`product:${id}`],
  relations,
  relationKinds: relationKinds(productResource, relations),
}

const list = entryList("products", kind)

export const productList: PublicList = {
  ...list,
  countRows: async (db, max) => (await db.selectFrom("product").select("id").limit(max).execute()).length,
  read: (db, listing, at) => readNamedProduct(db, listing, at) ?? list.read(db, listing, at),
}

/** `GET /products` and `GET /products/:documentId`. */
export function productRoutes(content: PublishedContent): Hono {
  return entryRoutes(content, productList, kind)
}
