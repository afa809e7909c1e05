import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import type { RecordedAnswer } from "./bridge-calls.ts"
import { invalidEntry, unknownInQuery } from "./check-query.ts"
import { type Attributes, type ContentType, contentTypes, populatedItem } from "./content-types.ts"
import { recordedAnswer } from "./recorded-answers.ts"

type Item = Record<string, unknown> & { id: number; documentId: string }

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
  /** Whether the token may create orders. */
  mayCreateOrders: boolean
  /** The `documentId` of new entries; null = 24 characters, as Strapi 5 makes them. */
  documentId: string | null
  /** Languages that have products of their own, where Strapi's internationalization is on; null = it is off. */
  locales: string[] | null
}

/** A token that may find products, categories and settings and do nothing else, beside that of a test. */
export const readerToken = "a-token-that-may-only-read"

const toErrorAnswer = (status: number): RecordedAnswer => ({
  status,
  body: { data: null, error: { status, name: "Error", message: "Not now", details: {} } },
})

/** A server that answers as the pinned Strapi did (`recorded.json`) with the content types of docs/strapi: 400 for every key
 *  that they do not have, 401 and 403, no ETag. It holds what a test gives it. */
export async function strictStrapi(token: string) {
  const content: Record<ContentType, Item[]> = { products: [], categories: [], orders: [], "app-setting": [] }
  const types: Attributes = structuredClone(contentTypes)
  const calls: { method: string; path: string; query: URLSearchParams; body: unknown }[] = []
  const mode: Mode = {
    delay: 0,
    status: null,
    losesAnswers: false,
    orderStatus: null,
    storesAndAnswers: null,
    mayReadOrders: true,
    mayCreateOrders: true,
    documentId: null,
    locales: null,
  }
  let nextId = 100

  const add = (type: ContentType, attributes: Record<string, unknown>): Item => {
    const id = nextId++
    const at = new Date(Date.UTC(2026, 0, 1, 0, 0, id)).toISOString()
    const documentId = mode.documentId ?? `doc${String(id).padStart(21, "x")}`
    const item = { id, documentId, createdAt: at, updatedAt: at, publishedAt: at, ...attributes }
    content[type].push(item)
    return item
  }

  const mayDo = (method: string, type: ContentType, given: string | undefined) => {
    if (given === `Bearer ${readerToken}`) return method === "GET" && type !== "orders"
    if (type !== "orders") return true
    return method === "GET" ? mode.mayReadOrders : mode.mayCreateOrders
  }

  const read = (type: ContentType, query: URLSearchParams): RecordedAnswer => {
    const unknown = unknownInQuery(types, type, query)
    if (unknown) return unknown
    if (type !== "app-setting") return list(type, query)
    const [first] = content[type]
    if (!first) return recordedAnswer("settings that were never filled in")
    return { status: 200, body: { data: first, meta: {} } }
  }

  const list = (type: ContentType, query: URLSearchParams): RecordedAnswer => {
    const names = [...query].filter(([name]) => name.startsWith("populate")).map(([, value]) => value)
    const relations = contentTypes[type].populate
    const { data, meta } = pageOf(inLanguage(content[type], type, query), query)
    return { status: 200, body: { data: data.map((item) => populatedItem(item, relations, names)), meta } }
  }

  /** With internationalization a list is that of one language: Strapi's default one, `en`, where none is named. */
  const inLanguage = (items: Item[], type: ContentType, query: URLSearchParams): Item[] => {
    if (mode.locales === null || type !== "products") return items
    const locale = query.get("locale") ?? "en"
    return mode.locales.includes(locale) ? items.map((item) => ({ ...item, locale })) : []
  }

  const write = (method: string, type: ContentType, body: unknown): RecordedAnswer => {
    const invalid = invalidEntry(types, type, body)
    if (invalid) return invalid
    const { data } = body as { data: Record<string, unknown> }
    if (method === "POST") return { status: 201, body: { data: add(type, data), meta: {} } }
    const [stored = add(type, {})] = content[type]
    return { status: 200, body: { data: Object.assign(stored, data), meta: {} } }
  }

  const answer = async (request: IncomingMessage): Promise<RecordedAnswer | undefined> => {
    const { pathname, searchParams } = new URL(request.url ?? "", "http://strapi")
    const { method = "GET", headers } = request
    const body = await bodyOf(request)
    calls.push({ method, path: pathname, query: searchParams, body })
    if (mode.delay === "never") return undefined
    if (mode.delay > 0) await new Promise((resolve) => setTimeout(resolve, Number(mode.delay)))
    if (mode.status !== null) return toErrorAnswer(mode.status)
    if (method === "POST" && pathname === "/api/upload" && headers.authorization === `Bearer ${token}`)
      return { status: 201, body: [{ id: nextId++ }] }
    const type = pathname.replace("/api/", "") as ContentType
    if (!Object.hasOwn(types, type)) return recordedAnswer("unknown collection")
    const given = headers.authorization
    if (given === undefined) return recordedAnswer("no token")
    if (given !== `Bearer ${token}` && given !== `Bearer ${readerToken}`) return recordedAnswer("wrong token")
    if (!mayDo(method, type, given)) return recordedAnswer("orders, forbidden")
    if (method === "GET") return read(type, searchParams)
    if (method === "POST" && mode.orderStatus !== null) return toErrorAnswer(mode.orderStatus)
    const written = write(method, type, body)
    if (method !== "POST" || written.status !== 201) return written
    if (mode.losesAnswers) return void request.socket.destroy()
    return mode.storesAndAnswers === null ? written : toErrorAnswer(mode.storesAndAnswers)
  }

  const server = createServer(async (request, response) => {
    const made = await answer(request)
    if (made) send(response, made)
  })
  // A busy machine may send again on a connection after the usual five seconds, while it is being closed.
  server.keepAliveTimeout = 120_000
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    content,
    calls,
    mode,
    add,
    /** From now on a content type has no such relation, nor what is inside it. */
    lacks(type: ContentType, relation: string) {
      types[type].populate = types[type].populate.filter((one) => one !== relation && !one.startsWith(`${relation}.`))
    },
    /** From now on a content type has such a relation. */
    has: (type: ContentType, relation: string) => void types[type].populate.push(relation),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function send(response: ServerResponse, { status, body }: RecordedAnswer): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body))
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = ""
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : undefined
}

/** A page of what passes the filters, in order. */
function pageOf(items: Item[], query: URLSearchParams) {
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
  const pagination = { page, pageSize, pageCount: Math.ceil(found.length / pageSize), total: found.length }
  return { data: found.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } }
}
