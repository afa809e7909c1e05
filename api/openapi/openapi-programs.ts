import { z } from "zod"
import { analyticsQuery, numbers } from "../analytics/contract-admin.ts"
import { adminCategory, newCategory } from "../catalogue/contract-admin-category.ts"
import { adminProductDetail, productFilters } from "../catalogue/contract-admin-product.ts"
import { newProduct } from "../catalogue/contract-product-form.ts"
import { variantForm, variantGrid } from "../catalogue/contract-variants.ts"
import { itemEnvelope, listEnvelope } from "../common/contract-envelope.ts"
import { adminPost, postInput } from "../content/contract-admin-post.ts"
import { media } from "../media/contract.ts"
import { orderFilters } from "../orders/contract-admin-list.ts"
import { orderRow } from "../orders/contract-admin-row.ts"
import { bulkAnswer, priceRequest, stockRequest } from "../tokens/contract-writes.ts"
import { type TokenRoute, type TokenRouteKey, tokenRoutes } from "../tokens/token-routes.ts"
import { content, failure, inline, inPath, type Json, parameter } from "./openapi-parts.ts"

/** Schemas that several operations name. */
export const programSchemas: Json = {}

/** Names a schema, and gives the reference to it. */
function component(name: string, schema: Json): Json {
  programSchemas[name] = schema
  return { $ref: `#/components/schemas/${name}` }
}

/** Parameters and answer of a row of the table of token routes. */
type Operation = {
  summary: string
  /** The body; undefined = none. */
  body?: Json
  /** The schema of the answer; undefined = 204. */
  answer?: Json
  status?: number
  parameters?: Json[]
}

const partial = "What is left out stays, or is empty in a new one. A text that names no language is of `locale`"
const locale = parameter("locale", { type: "string" }, { description: "Of texts that name none; the main language" })
const ifMatch = {
  name: "If-Match",
  in: "header",
  schema: { type: "string" },
  description: "`ETag` of what was read; another version is a 412",
}
const key = { name: "Idempotency-Key", in: "header", schema: { type: "string", maxLength: 255 } }

/** A record's fields, all of them optional, each text in one language or in several. */
const data = (name: string, schema: z.ZodObject): Json => {
  const fields = inline(schema.partial())
  const properties = Object.fromEntries(
    Object.entries((fields.properties ?? {}) as Record<string, Json>).map(([name, field]) => [
      name,
      isInEach(field) ? { anyOf: [field, Object.values((field.properties ?? {}) as Record<string, Json>)[0]] } : field,
    ]),
  )
  return content({
    type: "object",
    required: ["data"],
    properties: { data: component(name, { ...fields, properties, description: partial }) },
  })
}
const isInEach = ({ properties }: Json) => Object.keys((properties ?? {}) as Json).join() === "fr,ar,en"

const whole = (schema: z.ZodType): Json =>
  content({ type: "object", required: ["data"], properties: { data: inline(schema) } })

const filtersOf = (filters: object): Json[] => [
  ...Object.keys(filters)
    .filter((name) => name !== "q")
    .map((name) => parameter(`filters[${name}]`, { type: "string" })),
  parameter("_q", { type: "string", maxLength: 100 }),
  parameter("sort", { type: "string" }, { description: "Such as createdAt:desc" }),
  parameter("pagination[page]", { type: "integer", minimum: 1 }),
  parameter("pagination[pageSize]", { type: "integer", minimum: 1, maximum: 100 }),
]

const one = (name: string, schema: z.ZodType): Json => component(name, inline(itemEnvelope(schema)))

const product = one("ProgramProduct", adminProductDetail)
const grid = one("ProgramVariants", variantGrid)
const category = one("ProgramCategory", adminCategory)
const post = one("ProgramPost", adminPost)
const bulk = component("ProgramBulk", inline(bulkAnswer))
// Of a refined object, which is one still.
const productData = data("ProductData", z.object(newProduct.shape).omit({ variantUnits: true }))
const categoryData = data("CategoryData", newCategory)
const postData = data("PostData", postInput)

/** Rows that stand beside a public address are told there (`beside`). */
const operations: Partial<Record<TokenRouteKey, Operation>> = {
  "POST /products": { summary: "Makes a product", body: productData, answer: product, status: 201 },
  "PUT /products/:documentId": { summary: "Changes fields of a product", body: productData, answer: product },
  "DELETE /products/:documentId": { summary: "Deletes a product that was never ordered" },
  "GET /products/:documentId/variants": { summary: "The variants of a product", answer: grid },
  "PUT /products/:documentId/variants": {
    summary: "Changes the variants of a product",
    body: whole(z.object(variantForm.shape)),
    answer: grid,
  },
  "POST /prices": { summary: "Changes prices of products", body: content(inline(priceRequest)), answer: bulk },
  "POST /stock": { summary: "Counts units", body: content(inline(stockRequest)), answer: bulk },
  "POST /categories": { summary: "Makes a category", body: categoryData, answer: category, status: 201 },
  "PUT /categories/:documentId": {
    summary: "Changes fields of a category",
    body: categoryData,
    answer: category,
  },
  "DELETE /categories/:documentId": { summary: "Deletes a category" },
  "POST /posts": { summary: "Makes a post", body: postData, answer: post, status: 201 },
  "PUT /posts/:documentId": { summary: "Changes fields of a post", body: postData, answer: post },
  "DELETE /posts/:documentId": { summary: "Deletes a post" },
  "POST /upload": {
    summary: "Takes pictures: `files`, and `fileInfo` with `name` and `alternativeText` of each",
    body: { "multipart/form-data": { schema: { type: "object", properties: { files: {}, fileInfo: {} } } } },
    answer: inline(z.array(media)),
    status: 201,
  },
  "GET /orders": { summary: "Orders", answer: inline(listEnvelope(orderRow)), parameters: filtersOf(orderFilters) },
  "GET /numbers": {
    summary: "Figures of a period and of the one before it",
    answer: inline(itemEnvelope(numbers)),
    parameters: Object.keys(analyticsQuery.shape).map((name) =>
      parameter(name, { type: "string", format: "date" }, { required: true }),
    ),
  },
}

/** The effect of an API token at an address that others use as well. */
const beside: Partial<Record<TokenRouteKey, string>> = {
  "GET /products": `with \`status=draft\`, products as they are edited, by ${Object.keys(productFilters).join(", ")} as \`filters[…]\``,
  "GET /products/:documentId": "with `status=draft`, the product as it is edited, all languages in it",
  "GET /categories": "with `status=draft`, all categories as they are edited",
  "GET /posts": "with `status=draft`, posts as they are edited",
  "GET /posts/:documentId": "with `status=draft`, the post as it is edited",
  "GET /orders/:documentId": "by documentId, the order with everything that the console shows",
  "POST /orders/:documentId/status": "moves the order on, in the token's name; the answer is the order",
}

const failures: Json = {
  400: failure("Something that is not taken, by the rules of the console"),
  401: failure("No API token that opens something"),
  403: failure("The token has another scope"),
  404: failure("Not found"),
  409: failure("Not as things are; `error.details.code` says why"),
  412: failure("Changed since it was read"),
  413: failure("Too large a body"),
  422: failure("The idempotency key was used for another request"),
  429: failure("Too many requests of this token, or wrong tokens of this network"),
}

const toOperation = (row: TokenRoute, { summary, body, answer, status = 200, parameters = [] }: Operation): Json => {
  const hasId = row.path.includes(":documentId")
  const isWrite = row.method !== "GET"
  const isRecord = ["POST", "PUT"].includes(row.method) && /^\/(products|categories|posts)/.test(row.path)
  return {
    summary,
    security: [{ apiToken: [row.scope] }],
    parameters: [
      ...(hasId ? [inPath("documentId")] : []),
      ...(isRecord && !row.path.endsWith("/variants") ? [locale] : []),
      ...(isWrite && row.path !== "/upload" ? [key] : []),
      ...(isWrite && hasId ? [ifMatch] : []),
      ...parameters,
    ],
    ...(body && { requestBody: { required: true, content: body } }),
    responses: {
      ...(answer ? { [status]: { description: "Done", content: content(answer) } } : { 204: { description: "Done" } }),
      ...failures,
    },
  }
}

/** The private CSV address of a sheet. */
const sheet = {
  summary: "Orders of a sheet, as CSV: the newest 2000 of its days",
  security: [{ apiToken: ["sheet"] }],
  parameters: [inPath("token")],
  responses: {
    200: { description: "The file", content: { "text/csv": { schema: { type: "string" } } } },
    401: failure("No such address"),
    429: failure("Too many reads of it, or wrong addresses from this network"),
  },
}

/** The door of assistants. */
const assistant = {
  summary: "One message of the Model Context Protocol, over streamable HTTP: tools by the scopes of the token",
  security: [{ apiToken: [] }],
  requestBody: { required: true, content: content({ type: "object" }) },
  responses: {
    200: { description: "The answer to it", content: content({ type: "object" }) },
    202: { description: "A notification" },
    401: failure("No API token that opens something"),
    429: failure("Too many requests of this token"),
  },
}

/** Adds what programs with API tokens do to the paths of the document. */
export function withPrograms(paths: Record<string, Json>): Record<string, Json> {
  const all: Record<string, Json> = { ...paths, "/api/sheets/{token}": { get: sheet }, "/api/mcp": { post: assistant } }
  for (const row of tokenRoutes as readonly TokenRoute[]) {
    // The key of a row of the table.
    const name = `${row.method} ${row.path}` as TokenRouteKey
    const path = `/api${row.path.replace(/:(\w+)/g, "{$1}")}`
    const method = row.method.toLowerCase()
    const operation = operations[name]
    if (operation) {
      all[path] = { ...all[path], [method]: toOperation(row, operation) }
      continue
    }
    const at = path === "/api/orders/{documentId}" ? "/api/orders/{token}" : path
    // The public API's description of the address.
    const own = all[at]?.[method] as Json
    const described = {
      ...own,
      description: `${own.description ?? ""} With an API token of scope ${row.scope}: ${beside[name]}.`.trim(),
    }
    all[at] = { ...all[at], [method]: described }
  }
  return all
}
