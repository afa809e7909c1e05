import { z } from "zod"
import { sectionPages } from "#core/content/sections/section.ts"
import { locales } from "#core/i18n/locale.ts"
import { uniqueVisitorsQuery, uniqueVisitorsResource } from "../analytics/contract.ts"
import { productResource, review as productReview } from "../catalogue/contract.ts"
import { categoryResource } from "../catalogue/contract-category.ts"
import { sizeGuideResource } from "../catalogue/contract-size-guide.ts"
import { stockAlertRequest, stockAlertResource } from "../catalogue/contract-stock-alert.ts"
import { changesResource } from "../changes/contract.ts"
import { apiResource } from "../common/contract-capabilities.ts"
import { listOf, oneOf } from "../common/contract-envelope.ts"
import { postResource } from "../content/contract.ts"
import { pageResource } from "../content/contract-page.ts"
import { sectionsAnswer } from "../content/contract-section.ts"
import { appSettingResource } from "../content/contract-settings.ts"
import { couponResource } from "../coupons/contract.ts"
import {
  contactMessageRequest,
  contactMessageResource,
  subscriberRequest,
  subscriberResource,
  subscriberTokenRequest,
} from "../customers/contract-message.ts"
import { wilayaResource } from "../delivery/contract.ts"
import { queryLimits } from "../query/limits.ts"
import { maxPageSize } from "../query/pagination.ts"
import { cataloguePaths } from "./openapi-catalogue.ts"
import { orderPaths } from "./openapi-orders.ts"
import { content, failure, inline, inPath, type Json, named, parameter, secured } from "./openapi-parts.ts"
import { reviewPaths } from "./openapi-reviews.ts"

/** The named schemas, as `components.schemas`; other schemas point to them. */
function components(): Json {
  const uri = (id: string) => `#/components/schemas/${id}`
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri, io: "input" })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _schema, $id: _id, ...schema }]) => [id, schema]),
  )
}

const limits = queryLimits
const filterDescription =
  `Strapi's filters, such as filters[slug][$eq], with the operators of its REST API. At most ${limits.maxConditions} tests, ${limits.maxNesting} levels of ` +
  `$and, $or and $not with ${limits.maxBranches} parts each, ${limits.maxInValues} values of $in, ` +
  `${limits.maxTextLength} characters of a text`
const costDescription =
  "Strapi's REST shape; prices in dinars. A query exceeds no limit, each alone and their cost together " +
  `(maxCost): ${Object.entries(limits)
    .map(([name, max]) => `${name} ${max}`)
    .join(", ")}. Beyond one it is a 400 whose details.limit has name, max and sent.`

const tree = { style: "deepObject", explode: true }
const locale = parameter("locale", { enum: locales, default: locales[0] })
const anyLocale = parameter(
  "locale",
  { enum: [...locales, "*"], default: locales[0] },
  { description: "`*` gives every entry in every language; filters and sorts are of French then" },
)
const status = parameter("status", { enum: ["published"] }, { description: "Drafts are not public" })
const populate = parameter(
  "populate",
  { type: "string" },
  {
    description:
      "`*` for every relation of one level, a comma list, or Strapi's object form, in which a relation may have `fields`, " +
      `\`sort\`, \`filters\` and \`populate\`; at most ${limits.maxNames} paths`,
  },
)
const fields = parameter(
  "fields",
  { type: "string" },
  { description: `Attributes to give, as a comma list or array; at most ${limits.maxNames}` },
)
const search = parameter(
  "_q",
  { type: "string", maxLength: limits.maxSearchLength },
  { description: `Words that must each begin a word of the entry; at most ${limits.maxSearchWords}` },
)
const pagination = parameter(
  "pagination",
  {
    type: "object",
    properties: {
      page: { type: "integer", minimum: 1 },
      pageSize: { type: "integer", minimum: 1, maximum: maxPageSize },
      start: { type: "integer", minimum: 0 },
      limit: { type: "integer", minimum: 1, maximum: maxPageSize },
      withCount: { type: "boolean", default: true },
    },
  },
  {
    ...tree,
    description:
      "page and pageSize, or start and limit. A number below the least one is the least one. " +
      `A larger size is cut to ${maxPageSize}. At most ${limits.maxOffset} entries before the page: longer lists ` +
      "are read in parts, by a filter on id",
  },
)
const listing = [
  parameter("filters", { type: "object" }, { ...tree, description: filterDescription }),
  parameter(
    "sort",
    { type: "string" },
    { description: `Such as createdAt:desc; as a comma list or array at most ${limits.maxSortKeys}` },
  ),
  pagination,
]

const reading = (summary: string, answer: z.ZodType, parameters: Json[]) => ({
  summary,
  parameters,
  responses: {
    200: { description: "Found", content: content(inline(answer)) },
    304: { description: "Unchanged since the ETag in If-None-Match" },
    400: failure("A parameter that is not understood, or exceeds a limit"),
    404: failure("Not found"),
  },
})

/** Reading a list: an expensive query without the bearer waits for others (query-lane.ts), and searches are counted. */
const listReading = (summary: string, answer: z.ZodType, parameters: Json[]) => {
  const { responses, ...rest } = reading(summary, answer, parameters)
  const tooMany = {
    429: failure("Too many searches or expensive queries of this network, without the bearer"),
    503: failure("Too many expensive queries at once, without the bearer"),
  }
  return { ...rest, responses: { ...responses, ...tooMany } }
}

const sending = (summary: string, request: z.ZodType, answer: z.ZodType) => ({
  summary,
  ...secured,
  requestBody: { required: true, content: content(named(request)) },
  responses: {
    201: { description: "Stored", content: content(inline(oneOf(answer))) },
    400: failure("A body that breaks the contract"),
    401: failure("No valid bearer"),
    403: failure("No bearer"),
    413: failure("A body larger than 64 KiB"),
  },
})

function askingForStock(): Json {
  const asking = sending(
    "Asks to be told when a product, or one variant of it, is back",
    stockAlertRequest,
    stockAlertResource,
  )
  const rejected = {
    404: failure("No such product or variant"),
    409: failure("It is in stock"),
    429: failure("Too many of this address or network"),
  }
  return { ...asking, responses: { ...asking.responses, ...rejected } }
}

function subscriberPaths(): Json {
  const byToken = (summary: string) => ({
    post: {
      summary,
      ...secured,
      requestBody: { required: true, content: content(named(subscriberTokenRequest)) },
      responses: {
        200: { description: "Done" },
        400: failure("A body that breaks the contract"),
        401: failure("No valid bearer"),
        403: failure("No bearer"),
        404: failure("No such link"),
        413: failure("A body larger than 64 KiB"),
      },
    },
  })
  return {
    "/api/subscribers": { post: sending("Asks for the shop's news", subscriberRequest, subscriberResource) },
    "/api/subscribers/confirm": byToken("Says yes to the shop's news, by the link of a mail"),
    "/api/subscribers/leave": byToken("Ends the shop's news, by the link of any of them"),
    "/api/stock-alerts": { post: askingForStock() },
    "/api/stock-alerts/leave": byToken("Ends all stock alerts of an address, by the link of a mail"),
  }
}

function paths(): Json {
  const list = [...listing, populate, fields, anyLocale, status]
  const one = [populate, fields, locale, status]
  return {
    "/api/products": { get: listReading("Products", listOf(productResource), [...list, search]) },
    "/api/products/{documentId}": {
      get: reading("One product", oneOf(productResource), [inPath("documentId"), ...one]),
    },
    "/api/products/{documentId}/reviews": {
      get: reading("All reviews of a product, the newest first", listOf(productReview), [
        inPath("documentId"),
        pagination,
      ]),
    },
    ...cataloguePaths(),
    "/api/categories": { get: listReading("Categories", listOf(categoryResource), list) },
    "/api/app-setting": { get: reading("The shop's settings", oneOf(appSettingResource), one) },
    "/api": { get: reading("Whose API this is, and what it can do", oneOf(apiResource), []) },
    "/api/changes": {
      get: {
        ...reading("What has changed since an earlier answer, for caches", oneOf(changesResource), [
          parameter("after", { type: "string", maxLength: 60 }),
        ]),
        ...secured,
      },
    },
    "/api/wilayas": { get: listReading("The 58 wilayas with delivery prices", listOf(wilayaResource), list) },
    "/api/posts": { get: listReading("Posts of the blog", listOf(postResource), [...list, search]) },
    "/api/posts/{documentId}": { get: reading("One post", oneOf(postResource), [inPath("documentId"), ...one]) },
    "/api/coupons": { get: listReading("Coupons", listOf(couponResource), list) },
    "/api/pages": { get: listReading("Information pages", listOf(pageResource), list) },
    "/api/sections": {
      get: reading("What a home page is made of now; null = the usual sections", sectionsAnswer, [
        parameter("page", { enum: sectionPages }, { required: true }),
        locale,
      ]),
    },
    "/api/size-guides": {
      get: listReading("Size guides: one for a kind of sizes, and those of brands", listOf(sizeGuideResource), list),
    },
    "/api/contact-messages": {
      post: sending("Keeps a message for the merchant", contactMessageRequest, contactMessageResource),
    },
    ...subscriberPaths(),
    ...orderPaths(),
    ...reviewPaths(),
    "/api/unique-visitors": {
      post: {
        summary: "Counts a visitor once",
        parameters: Object.entries(uniqueVisitorsQuery.shape).map(([name, schema]) =>
          parameter(name, inline(schema), { required: !schema.safeParse(undefined).success }),
        ),
        responses: {
          200: { description: "The count now", content: content(inline(oneOf(uniqueVisitorsResource))) },
          400: failure("A parameter that is not understood"),
          404: failure("Not the documentId of the app setting"),
        },
      },
    },
  }
}

let document: Json | undefined

/** The OpenAPI document of the content API, made once. It has to be made before the storefront's bundle is loaded: that
 *  brings contracts of its own, and a schema's name may be in Zod's registry once. */
export function openApi(): Json {
  document ??= makeDocument()
  return document
}

function makeDocument(): Json {
  return {
    openapi: "3.1.0",
    info: { title: "Hanout content API", version: "1", description: costDescription },
    servers: [{ url: "/" }],
    paths: paths(),
    components: { schemas: components(), securitySchemes: { bearer: { type: "http", scheme: "bearer" } } },
  }
}
