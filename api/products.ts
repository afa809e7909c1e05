import type { Hono } from "hono"
import type { Db } from "#db/database.ts"
import { productFields, searchField } from "#db/product-fields.ts"
import { findProduct, listProducts } from "#db/products.ts"
import { productRelations, productResource } from "./contract/product.ts"
import { entryRoutes } from "./entry-routes.ts"
import { productResources } from "./product-resource.ts"

const attributes = Object.keys(productResource.shape).filter((name) => !productRelations.some((path) => path === name))

/** `GET /products` and `GET /products/:documentId`. */
export function productRoutes(db: Db): Hono {
  return entryRoutes(db, {
    ...{
      fields: productFields,
      search: searchField,
      attributes,
      list: listProducts,
      find: findProduct,
      resources: productResources,
    },
    // `brand` always comes along; asking for it, as a Strapi wants, is no mistake.
    relations: [...productRelations, "brand"],
  })
}
