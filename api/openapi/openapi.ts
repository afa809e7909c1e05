import { z } from "zod"
import { sectionPages } from "#core/content/sections/section.ts"
import { uniqueVisitorsQuery, uniqueVisitorsResource } from "../analytics/contract.ts"
import { productResource, review as productReview } from "../catalogue/contract.ts"
import { categoryResource } from "../catalogue/contract-category.ts"
import { sizeGuideResource } from "../catalogue/contract-size-guide.ts"
import { stockAlertRequest, stockAlertResource } from "../catalogue/contract-stock-alert.ts"
import { changesResource } from "../changes/contract.ts"
import { apiResource } from "../common/contract-capabilities.ts"
import { itemEnvelope, listEnvelope } from "../common/contract-envelope.ts"
import { postResource } from "../content/contract.ts"
import { pageResource } from "../content/contract-page.ts"
import { sectionsAnswer } from "../content/contract-section.ts"
import { appSettingResource } from "../content/contract-settings.ts"
import { topicsAnswer } from "../content/contract-topics.ts"
import { landingAnswer, landingVisitQuery, landingVisitResource } from "../content/landing/contract-landing.ts"
import { menusAnswer } from "../content/menus/contract-menu.ts"
import { headsAnswer } from "../content/page-heads/contract-head.ts"
import { redirectAnswer } from "../content/redirects/contract-redirect.ts"
import { couponResource } from "../coupons/contract.ts"
import {
  contactMessageRequest,
  contactMessageResource,
  subscriberRequest,
  subscriberResource,
  subscriberTokenRequest,
} from "../customers/contract-message.ts"
import { wilayaResource } from "../delivery/contract.ts"
import { cataloguePaths } from "./openapi-catalogue.ts"
import { orderPaths } from "./openapi-orders.ts"
import { content, failure, inline, inPath, type Json, named, parameter, secured } from "./openapi-parts.ts"
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

/** Reading a list: an expensive query without the bearer waits for others (query-queue.ts), and searches are counted. */
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
    201: { description: "Stored", content: content(inline(itemEnvelope(answer))) },
    400: failure("A body that breaks the contract"),
    401: failure("No valid bearer"),
    403: failure("No bearer"),
    413: failure("A body larger than 64 KiB"),
  },
})

function stockParameters(): Json {
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

function subscriberPaths(): Record<string, Json> {
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
    "/api/stock-alerts": { post: stockParameters() },
    "/api/stock-alerts/leave": byToken("Ends all stock alerts of an address, by the link of a mail"),
  }
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
    "/api/posts": { get: listReading("Posts of the blog", listEnvelope(postResource), [...list, search]) },
    "/api/posts/{documentId}": { get: reading("One post", itemEnvelope(postResource), [inPath("documentId"), ...one]) },
    "/api/post-topics": {
      get: reading("What the posts are about, and how many are about each", topicsAnswer, [locale]),
    },
    "/api/coupons": { get: listReading("Coupons", listEnvelope(couponResource), list) },
    "/api/pages": { get: listReading("Information pages", listEnvelope(pageResource), list) },
    "/api/sections": {
      get: reading(
        "What a home page, an own page or a landing page is made of now; null = the default sections",
        sectionsAnswer,
        [parameter("page", { type: "string", examples: [...sectionPages] }, { required: true }), locale],
      ),
    },
    "/api/landing-pages": { get: reading("The landing pages of products", landingAnswer, [locale]) },
    "/api/page-heads": { get: reading("What pages say of themselves to search engines", headsAnswer, [locale]) },
    "/api/menus": { get: reading("What the menus of every page show", menusAnswer, [locale]) },
    "/api/redirects": {
      get: reading("Where an address of another shop leads", redirectAnswer, [
        parameter("path", { type: "string", maxLength: 3000 }, { required: true }),
      ]),
    },
    "/api/size-guides": {
      get: listReading(
        "Size guides: one for a kind of sizes, and those of brands",
        listEnvelope(sizeGuideResource),
        list,
      ),
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
          200: { description: "The count now", content: content(inline(itemEnvelope(uniqueVisitorsResource))) },
          400: failure("A parameter that is not understood"),
          404: failure("Not the documentId of the app setting"),
        },
      },
    },
    "/api/carrier-hooks/{key}": {
      get: {
        summary: "Answers a carrier that checks the address of its webhooks",
        parameters: [inPath("key")],
        responses: {
          200: { description: "The carrier's own text" },
          404: failure("No such address, or no such check"),
        },
      },
      post: {
        summary: "Takes a webhook of a carrier, in the carrier's own form and with its signature",
        parameters: [inPath("key")],
        responses: {
          200: { description: "Stored; it is worked through later" },
          404: failure("No such address, or a wrong signature"),
          429: failure("Too many from this network"),
          413: failure("A body larger than 256 KiB"),
          503: failure("Too many wait: send it again later"),
        },
      },
    },
    "/api/landing-visits": {
      post: {
        summary: "Counts a visitor of a landing page once",
        parameters: [parameter("page", inline(landingVisitQuery.shape.page), { required: true })],
        responses: {
          200: {
            description: "Counted, or counted before",
            content: content(inline(itemEnvelope(landingVisitResource))),
          },
          400: failure("A parameter that is not understood"),
          404: failure("Not the documentId of a landing page that is seen"),
          429: failure("Too many from this network"),
        },
      },
    },
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
