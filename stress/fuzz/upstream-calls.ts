import { type Endpoint, endpoints } from "#app/api-client/transport/api-endpoints.server.ts"
import { unknownAddress } from "#core/customers/unknown-address.ts"
import { isLocale } from "#core/i18n/locale.ts"

/** A call of the content API as the API received it, and what is known of the visitor whose request caused it. */
export type UpstreamCall = {
  request: Request
  /** JSON as text; "" for bytes. */
  body: string
  /** Of the visitor's connection. */
  peer: string
}

/** Every page may read the catalogue and what the shop tells of itself. */
export const sharedReads: Endpoint[] = [
  "GET /api",
  "GET /api/app-setting",
  "GET /api/catalogue",
  "GET /api/catalogue/cards",
  "GET /api/catalogue/row",
  "GET /api/catalogue/suggestions",
  "GET /api/categories",
  "GET /api/changes",
  "GET /api/coupons",
  "GET /api/landing-pages",
  "GET /api/menus",
  "GET /api/page-heads",
  "GET /api/pages",
  "GET /api/post-topics",
  "GET /api/posts",
  "GET /api/products",
  // Where a page is not found.
  "GET /api/redirects",
  "GET /api/sections",
  "GET /api/size-guides",
  "GET /api/desks",
  "GET /api/wilayas",
]

const rows = endpoints.map((endpoint) => {
  const [method = "", template = ""] = endpoint.split(" ")
  return { endpoint, method, parts: template.split("/") }
})

/** A variable segment decodes to exactly one segment: nothing in it is resolved or read as the end of the path. */
function isOneSegment(segment: string): boolean {
  try {
    const text = decodeURIComponent(segment)
    return text !== "" && text !== "." && text !== ".." && encodeURIComponent(text) === segment
  } catch {
    return false
  }
}

/** The row of the table that a call is of; undefined for a call of none. */
export function findEndpoint({ method, url }: Request): Endpoint | undefined {
  const parts = new URL(url).pathname.split("/")
  const found = rows.find(
    (row) =>
      row.method === method &&
      row.parts.length === parts.length &&
      row.parts.every((part, index) => {
        const sent = parts[index] ?? ""
        return part.startsWith(":") ? isOneSegment(sent) : part === sent
      }),
  )
  return found?.endpoint
}

const token = /^[\w-]{20,64}$/
const anyText = /^/
const page = /^[1-9]\d{0,5}$/

/** The parameters of queries, with what they may be. Only a filter's value and what counts a visitor are a visitor's. */
const parameters: Record<string, RegExp> = {
  locale: /^(?:fr|ar|en)$/,
  sort: /^(?:createdAt:desc|id:asc|id:desc|publishedAt:desc|position|slug|endDate|code)$/,
  populate: /^[a-zA-Z.,]+$/,
  fields: /^(?:slug|id|id,slug)$/,
  "pagination[page]": page,
  "pagination[pageSize]": page,
  "filters[id][$gt]": /^\d{1,15}$/,
  "filters[id][$lte]": /^\d{1,15}$/,
  // Keys that the API has told.
  ...Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`filters[id][$in][${index}]`, /^\d{1,15}$/])),
  // The cursor of an earlier answer of the API.
  after: /^[\w-]{12}-\d+$/,
  "filters[slug][$eq]": anyText,
  "filters[documentId][$eq]": anyText,
  "filters[formerSlugs][$eq]": anyText,
}
const topic = /^[a-z0-9-]{1,80}$/
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const key = /^\d{1,15}$/
/** The parameters of posts: a post by its address, its neighbours and those like it, a page of the blog. */
const postParameters: Record<string, RegExp> = {
  ...parameters,
  sort: /^publishedAt:(?:asc|desc)(?:,id:(?:asc|desc))?$/,
  fields: /^slug,publishedAt$/,
  _q: /^[\s\S]{0,100}$/,
  "filters[category][slug][$eq]": topic,
  "filters[tags][slug][$eq]": topic,
  "filters[$or][0][slug][$eq]": anyText,
  "filters[$or][1][documentId][$eq]": anyText,
  "filters[$or][0][publishedAt][$gt]": moment,
  "filters[$or][0][publishedAt][$lt]": moment,
  "filters[$or][1][publishedAt][$eq]": moment,
  "filters[$or][1][id][$gt]": key,
  "filters[$or][1][id][$lt]": key,
  "filters[$or][0][category][slug][$eq]": topic,
  ...Object.fromEntries([0, 1, 2].map((index) => [`filters[$or][1][tags][slug][$in][${index}]`, topic])),
}
/** The parameters of the catalogue: those of a listing's address, and what names products. */
const catalogueParameters: Record<string, RegExp> = {
  ...Object.fromEntries(
    ["category", "subCategory", "size", "color", "brand", "searchText"].map((name) => [name, anyText]),
  ),
  // Slugs of universes.
  productType: /^[a-z0-9]+(?:-[a-z0-9]+)*(?:,[a-z0-9]+(?:-[a-z0-9]+)*)*$/,
  status: /^(?:in-stock|on-sale|in-stock,on-sale)$/,
  minPrice: /^\d{1,11}$/,
  maxPrice: /^\d{1,11}$/,
  sort: /^(?:new-added|low-to-high|high-to-low|on-sale)$/,
  page: /^[1-9]\d{0,6}$/,
  paging: /^(?:pages|more)$/,
  newest: /^[68]$/,
  pageSize: /^[1-9]\d{0,2}$/,
  locale: /^(?:fr|ar|en)$/,
  rule: /^[a-z-]+$/,
  limit: /^[1-9]\d{0,2}$/,
  image: /^true$/,
  except: /^\d{1,15}$/,
  categories: anyText,
  slugs: anyText,
  ids: /^[a-z0-9]{1,24}(?:,[a-z0-9]{1,24})*$/,
}
const sectionParameters: Record<string, RegExp> = {
  page: /^(?:home(?:-[234])?|[a-z0-9]{24})$/,
  locale: /^(?:fr|ar|en)$/,
}
const counting: Record<string, RegExp> = { documentId: anyText, uniqueVisitorsCount: /^\d{1,15}$/ }

function parametersOf(endpoint: Endpoint): Record<string, RegExp> {
  if (endpoint === "POST /api/unique-visitors") return counting
  if (endpoint === "POST /api/landing-visits") return { page: /^[a-z0-9]{24}$/ }
  if (endpoint.startsWith("GET /api/catalogue")) return catalogueParameters
  if (endpoint === "GET /api/sections") return sectionParameters
  if (endpoint === "GET /api/desks") return { wilaya: anyText, commune: anyText }
  if (endpoint === "GET /api/redirects") return { path: /^\// }
  if (endpoint === "GET /api/posts") return postParameters
  return endpoint.startsWith("GET ") ? parameters : {}
}

function wrongParameter(endpoint: Endpoint, url: URL): string | undefined {
  const known = parametersOf(endpoint)
  const names = [...url.searchParams.keys()]
  if (new Set(names).size < names.length) return "a parameter twice"
  const wrong = names.find(
    (name) => !Object.hasOwn(known, name) || !known[name]?.test(url.searchParams.get(name) ?? ""),
  )
  return wrong === undefined ? undefined : `the parameter ${wrong}`
}

/** The headers of a call, with what they may be. */
function wrongHeader(endpoint: Endpoint, { request, peer }: UpstreamCall, bearer: string): string | undefined {
  const { headers } = request
  const countsVisit = endpoint === "POST /api/unique-visitors"
  const hasSession = endpoint.includes(" /api/shopper/") || endpoint === "POST /api/orders"
  const isBytes = endpoint.endsWith("/picture")
  const known: Record<string, (value: string) => boolean> = {
    accept: (value) => value === "application/json",
    authorization: (value) => value === bearer,
    ...(countsVisit && { cookie: (value) => value === "hanout_visitor=1; __Host-hanout_visitor=1" }),
    "content-type": (value) => value === (isBytes ? "application/octet-stream" : "application/json"),
    // As the server found it: the address of the connection, or none where the request has passed a proxy.
    "x-client-address": (value) => value === peer || value === unknownAddress,
    // A new one where the visitor's has not this shape.
    "x-request-id": (value) => /^[\w-]{8,64}$/.test(value),
    ...(hasSession && { "x-shopper-session": (value) => token.test(value) }),
  }
  for (const [name, value] of headers) if (!known[name]?.(value)) return `the header ${name}: ${value.slice(0, 100)}`
  return headers.has("authorization") ? undefined : "no bearer"
}

/** The client's address in a body is that of the connection, whatever the visitor wrote. */
function wrongBody(endpoint: Endpoint, { body, peer }: UpstreamCall): string | undefined {
  if (body === "" || endpoint.endsWith("/picture")) return undefined
  const { data } = JSON.parse(body) as { data?: { client?: { address?: string }; locale?: string } }
  if (typeof data !== "object") return "a body without data"
  const address = data.client?.address ?? peer
  if (address !== peer && address !== unknownAddress) return `the address ${address}`
  return data.locale === undefined || isLocale(data.locale) ? undefined : `the language ${data.locale}`
}

/** What of a call a visitor may have chosen and must not, in words; undefined = nothing.
 *  @param allowed the endpoints that the visitor's page may call */
export function wrongCall(call: UpstreamCall, allowed: readonly Endpoint[], bearer: string): string | undefined {
  const { request } = call
  const line = `${request.method} ${request.url.slice(0, 300)}`
  const url = new URL(request.url)
  const endpoint = findEndpoint(request)
  if (url.origin !== "http://content.internal" || url.hash !== "" || !endpoint) return `${line}: no row of the table`
  if (!allowed.includes(endpoint)) return `${line}: not a call of this page`
  const wrong = wrongParameter(endpoint, url) ?? wrongHeader(endpoint, call, bearer) ?? wrongBody(endpoint, call)
  return wrong && `${line}: ${wrong}`
}
