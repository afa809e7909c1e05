import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"

type Item = Record<string, unknown> & { id: number; documentId: string }

/** The attributes of docs/strapi, and what `populate` may name of each type. */
const types = {
  products: {
    fields: ["name", "slug", "price", "lastPrice", "shortDescription", "description", "status"],
    populate: ["image", "medias", "categories", "colors", "colors.image", "features", "reviews"],
  },
  categories: { fields: ["title"], populate: ["products"] },
  orders: {
    fields: ["quantity", "product", "color", "amount", "wilaya", "commune", "mobile", "firstname", "lastname", "date"],
    populate: [],
  },
  "app-setting": { fields: ["uniqueVisitorsCount"], populate: [] },
}

type Type = keyof typeof types

const own = ["id", "documentId", "createdAt", "updatedAt", "publishedAt"]

/** How the server behaves at the moment. */
export type Mode = {
  /** Milliseconds that each answer takes; `never` = none comes. */
  delay: number | "never"
  /** Answered instead of everything; null = nothing. */
  status: number | null
  /** Stores an order and closes the connection without an answer. */
  losesAnswers: boolean
  /** Answered to a new order, of which nothing is stored; null = nothing. */
  orderStatus: number | null
  /** Stores an order and answers this all the same; null = what is true. */
  storesAndAnswers: number | null
  /** Whether the token may find orders. */
  mayReadOrders: boolean
}

/** A server that answers as Strapi 5.54.0 did with the content types of docs/strapi: 400 for every key that they do not have,
 *  403 without the token, no ETag. It holds what a test gives it. */
export async function strictStrapi(token: string) {
  const content: Record<Type, Item[]> = { products: [], categories: [], orders: [], "app-setting": [] }
  const calls: { method: string; path: string; query: URLSearchParams; body: unknown }[] = []
  const mode: Mode = {
    delay: 0,
    status: null,
    losesAnswers: false,
    storesAndAnswers: null,
    orderStatus: null,
    mayReadOrders: true,
  }
  let nextId = 100

  const add = (type: Type, attributes: Record<string, unknown>): Item => {
    const id = nextId++
    const at = new Date(Date.UTC(2026, 0, 1, 0, 0, id)).toISOString()
    const documentId = `doc${String(id).padStart(21, "x")}`
    const item = { id, documentId, createdAt: at, updatedAt: at, publishedAt: at, ...attributes }
    content[type].push(item)
    return item
  }

  const answer = (method: string, type: Type, query: URLSearchParams, body: unknown): [number, object] => {
    const isList = type !== "app-setting"
    if (method === "GET") {
      if (type === "orders" && !mode.mayReadOrders) return refusal(403, "ForbiddenError", "Forbidden")
      const unknown = unknownKey(type, query)
      if (unknown) return unknown
      const [first] = content[type]
      if (!isList) return first ? [200, { data: first, meta: {} }] : refusal(404, "NotFoundError", "Not Found")
      return list(content[type], query)
    }
    const data = (body as { data?: Record<string, unknown> })?.data ?? {}
    const wrong = Object.keys(data).find((key) => !types[type].fields.includes(key))
    if (wrong) return invalid(wrong, "body")
    if (method === "PUT") return [200, { data: Object.assign(content[type][0] ?? {}, data), meta: {} }]
    const missing = types[type].fields.filter((field) => field !== "color" && (data[field] ?? null) === null)
    if (missing.length > 0) return refusal(400, "ValidationError", `${missing.join()} must be defined.`)
    return [201, { data: add(type, data), meta: {} }]
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://strapi")
    const body = await bodyOf(request)
    const method = request.method ?? "GET"
    calls.push({ method, path: url.pathname, query: url.searchParams, body })
    if (mode.delay === "never") return
    if (mode.delay > 0) await new Promise((resolve) => setTimeout(resolve, Number(mode.delay)))
    const type = url.pathname.replace("/api/", "") as Type
    if (mode.status !== null) return send(response, refusal(mode.status, "Error", "Not now"))
    if (!Object.hasOwn(types, type)) return send(response, refusal(404, "NotFoundError", "Not Found"))
    if (request.headers.authorization !== `Bearer ${token}`) {
      return send(response, refusal(403, "ForbiddenError", "Forbidden"))
    }
    if (method === "POST" && mode.orderStatus !== null) return send(response, refusal(mode.orderStatus, "Error", "No"))
    const made = answer(method, type, url.searchParams, body)
    if (method === "POST" && mode.losesAnswers) return void request.socket.destroy()
    const isFalse = method === "POST" && mode.storesAndAnswers !== null
    send(response, isFalse ? refusal(Number(mode.storesAndAnswers), "Error", "Stored all the same") : made)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    content,
    calls,
    mode,
    add,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function send(response: ServerResponse, [status, body]: [number, object]): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ""
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : undefined
}

const refusal = (status: number, name: string, message: string, details = {}): [number, object] => [
  status,
  { data: null, error: { status, name, message, details } },
]

const invalid = (key: string, param: string) =>
  refusal(400, "ValidationError", `Invalid key ${key}`, { key, path: key, source: "query", param })

/** 400 for the first key of a query that a content type does not have. */
function unknownKey(type: Type, query: URLSearchParams): [number, object] | undefined {
  const { fields, populate }: { fields: readonly string[]; populate: readonly string[] } = types[type]
  for (const [name, value] of query) {
    const filter = /^filters\[(\w+)\]/.exec(name)?.[1]
    if (filter && ![...own, ...fields].includes(filter)) return invalid(filter, "filters")
    if (name.startsWith("populate") && !populate.includes(value))
      return invalid(value.split(".").at(-1) ?? "", "populate")
    if (name === "sort" && ![...own, ...fields].includes(value.split(":")[0] ?? "")) return invalid(value, "sort")
    if (!/^(?:filters\[|populate|sort$|pagination\[(?:page|pageSize)\]$|locale$)/.test(name))
      return invalid(name, "query")
  }
  return undefined
}

function list(items: Item[], query: URLSearchParams): [number, object] {
  const filters = [...query].flatMap(([name, value]) => {
    const [, field, operator] = /^filters\[(\w+)\]\[(\$\w+)\]$/.exec(name) ?? []
    return field && operator === "$eq" ? [{ field, value }] : []
  })
  const found = items.filter((item) => filters.every(({ field, value }) => String(item[field]) === value))
  const [field = "id", direction = "asc"] = (query.get("sort") ?? "id:asc").split(":")
  const sign = direction === "desc" ? -1 : 1
  found.sort((a, b) => (String(a[field]) < String(b[field]) ? -sign : sign))
  const page = Number(query.get("pagination[page]") ?? 1)
  const pageSize = Math.min(100, Number(query.get("pagination[pageSize]") ?? 25))
  const data = found.slice((page - 1) * pageSize, page * pageSize)
  const pageCount = Math.ceil(found.length / pageSize)
  return [200, { data, meta: { pagination: { page, pageSize, pageCount, total: found.length } } }]
}
