import { z } from "zod"
import { productResource, review as productReview } from "../catalogue/contract.ts"
import { categoryResource } from "../catalogue/contract-category.ts"
import { sizeGuideResource } from "../catalogue/contract-size-guide.ts"
import { changesResource } from "../changes/contract.ts"
import { apiResource } from "../common/contract-capabilities.ts"
import { itemEnvelope, listEnvelope } from "../common/contract-envelope.ts"
import { appSettingResource } from "../content/contract-settings.ts"
import { couponResource } from "../coupons/contract.ts"
import { wilayaResource } from "../delivery/contract.ts"
import { desksAnswer } from "../delivery/contract-desks.ts"
import { cataloguePaths } from "./openapi-catalogue.ts"
import { contentPaths } from "./openapi-content.ts"
import { carrierHookPaths, countingPaths } from "./openapi-counting.ts"
import { customerPaths } from "./openapi-customers.ts"
import { orderPaths } from "./openapi-orders.ts"
import { inPath, type Json, listReading, parameter, reading, secured } from "./openapi-parts.ts"
import { programSchemas, withPrograms } from "./openapi-programs.ts"
import {
  anyLocale,
  costDescription,
  fields,
  listing,
  locale,
  pagination,
  populate,
  search,
  status,
} from "./openapi-query.ts"
import { reviewPaths } from "./openapi-reviews.ts"

/** The named schemas, as `components.schemas`; other schemas point to them. */
function components(): Json {
  const uri = (id: string) => `#/components/schemas/${id}`
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, io: "input" })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema]),
  )
}

function paths(): Record<string, Json> {
  const list = [...listing, populate, fields, anyLocale, status]
  const one = [populate, fields, locale, status]
  return {
    "/api/products": { get: listReading("Products", listEnvelope(productResource), [...list, search]) },
    "/api/products/{documentId}": {
      get: reading("One product", itemEnvelope(productResource), [inPath("documentId"), ...one]),
    },
    "/api/products/{documentId}/reviews": {
      get: reading("All reviews of a product, the newest first", listEnvelope(productReview), [
        inPath("documentId"),
        pagination,
      ]),
    },
    ...cataloguePaths(),
    "/api/categories": { get: listReading("Categories", listEnvelope(categoryResource), list) },
    "/api/app-setting": { get: reading("The shop's settings", itemEnvelope(appSettingResource), one) },
    "/api": { get: reading("Whose API this is, and what it can do", itemEnvelope(apiResource), []) },
    "/api/changes": {
      get: {
        ...reading("What has changed since an earlier answer, for caches", itemEnvelope(changesResource), [
          parameter("after", { type: "string", maxLength: 60 }),
        ]),
        ...secured,
      },
    },
    "/api/wilayas": {
      get: listReading("The wilayas of the shop's list with delivery prices", listEnvelope(wilayaResource), list),
    },
    "/api/desks": {
      get: reading("The carriers' desks that an order to a place can name, the nearest first", desksAnswer, [
        parameter("wilaya", { type: "string", maxLength: 80 }, { required: true }),
        parameter("commune", { type: "string", maxLength: 120 }),
      ]),
    },
    ...contentPaths(list, one),
    "/api/coupons": { get: listReading("Coupons", listEnvelope(couponResource), list) },
    "/api/size-guides": {
      get: listReading(
        "Size guides: one for a kind of sizes, and those of brands",
        listEnvelope(sizeGuideResource),
        list,
      ),
    },
    ...customerPaths(),
    ...orderPaths(),
    ...reviewPaths(),
    ...countingPaths(),
    ...carrierHookPaths(),
  }
}

/** The OpenAPI document of the content API. */
export function openApi(): Json {
  return {
    openapi: "3.1.0",
    info: { title: "Hanout content API", version: "1", description: costDescription },
    servers: [{ url: "/" }],
    paths: withPrograms(paths()),
    components: {
      schemas: { ...components(), ...programSchemas },
      securitySchemes: {
        bearer: { type: "http", scheme: "bearer", description: "The storefront's token" },
        apiToken: {
          type: "http",
          scheme: "bearer",
          description: "A token that an owner made in the console, with scopes",
        },
      },
    },
  }
}
