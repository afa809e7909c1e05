import { data } from "react-router"
import type { ApiAnswer, ApiCall } from "./api-call.server.ts"
import { report } from "./report.server.ts"
import type { Loaded } from "./revalidated.server.ts"

const wholePage = 100

/** Reads from the API. Thrown, as the error page knows it: 503 while the API is away. */
async function read(call: ApiCall, path: string, etag: string | null = null): Promise<ApiAnswer> {
  const answer = await call(path, { headers: etag ? { "if-none-match": etag } : {} }).catch((problem: unknown) => {
    throw away(problem)
  })
  if (answer.status === 200 || answer.status === 304 || answer.status === 404) return answer
  throw away(`The content API answered ${answer.status} for ${path}`)
}

/** The API cannot be read: reported, and what the error page knows it by. */
function away(problem: unknown) {
  report(typeof problem === "string" ? new Error(problem) : problem)
  return data("The content API is away", { status: 503 })
}

/** What the shop cannot do without and the API does not have. An answer, as the message of an error would be kept from
 *  the error page; reported, as the merchant must know. */
function missing(message: string) {
  report(new Error(message))
  return data(message, { status: 500 })
}

type ListOptions = {
  /** Items asked for at a time. */
  pageSize?: number
  /** When given, an empty list throws a 500 with this message. */
  notFound?: string
}

/** Reads a whole list of the API, page by page. The first page's version stands for the list. */
export function listReader(call: ApiCall) {
  return <Wire, T>(path: string, fromWire: (wire: Wire) => T, { pageSize = wholePage, notFound }: ListOptions = {}) =>
    async (etag: string | null): Promise<Loaded<T[]>> => {
      // Checked by the contract on the API's side of the seam.
      type Body = { data: Wire[]; meta: { pagination: { pageCount: number } } }
      const page = (number: number) => `${path}&pagination[page]=${number}&pagination[pageSize]=${pageSize}`
      const first = await read(call, page(1), etag)
      if (first.status === 304) return "same"
      // An API that does not know the list at all has nothing in it.
      if (first.status === 404) throw notFound ? missing(notFound) : away(`The content API has no ${path}`)
      const body = first.body as Body
      const items = body.data.map(fromWire)
      for (let number = 2; number <= body.meta.pagination.pageCount; number++) {
        items.push(...((await read(call, page(number))).body as Body).data.map(fromWire))
      }
      if (notFound && items.length === 0) throw missing(notFound)
      return { value: items, etag: first.headers.get("etag") }
    }
}

/** Reads one thing of the API.
 *  @param notFound the message of the 500 when the API has no such thing */
export function oneReader(call: ApiCall) {
  return <Wire, T>(path: string, fromWire: (wire: Wire) => T, notFound: string) =>
    async (etag: string | null): Promise<Loaded<T>> => {
      const answer = await read(call, path, etag)
      if (answer.status === 304) return "same"
      const body = answer.body as { data: Wire | null } | undefined
      if (!body?.data) throw missing(notFound)
      return { value: fromWire(body.data), etag: answer.headers.get("etag") }
    }
}
