import { data } from "react-router"
import type { QueryValues } from "#core/path-template.ts"
import type { ApiAnswer, ApiCall } from "./api-call.server.ts"
import type { FixedRead } from "./api-endpoints.server.ts"
import { missingContent } from "./missing.server.ts"
import { report } from "./report.server.ts"

const wholePage = 100

/** What is read: an endpoint, and the query that it is asked with. */
export type Source = { from: FixedRead; query?: QueryValues }

/** Reads from the API. Thrown, as the error page knows it: 503 while the API is away. */
async function read(call: ApiCall, { from, query }: Source): Promise<ApiAnswer> {
  const answer = await call(from, { query }).catch((error: unknown) => {
    throw away(error)
  })
  if (answer.status === 200 || isNotFound(answer)) return answer
  throw away(`The content API answered ${answer.status} for ${from}`)
}

/** Whether the API itself says that it has no such thing; a proxy in front of it answers 404 in other words. */
const isNotFound = ({ status, body }: ApiAnswer) =>
  status === 404 && typeof body === "object" && body !== null && "data" in body

/** The API cannot be read: reported, and what the error page knows it by. */
function away(problem: unknown) {
  report(typeof problem === "string" ? new Error(problem) : problem)
  return data("The content API is away", { status: 503 })
}

type ListOptions = {
  /** Items asked for at a time. */
  pageSize?: number
  /** When given, an empty list throws a 500 with this message. */
  notFound?: string
  /** Pages that are read; all by itself. */
  maxPages?: number
}

/** Reads a whole list of the API, page by page. */
export function listReader(call: ApiCall) {
  return <Wire, T>(
    { from, query }: Source,
    fromWire: (wire: Wire) => T,
    { pageSize = wholePage, notFound, maxPages = Number.POSITIVE_INFINITY }: ListOptions = {},
  ) =>
    async (): Promise<T[]> => {
      // Checked by the contract on the API's side of the seam.
      type Body = { data: Wire[]; meta: { pagination: { pageCount: number } } }
      const page = (number: number) => ({
        from,
        query: { ...query, "pagination[page]": number, "pagination[pageSize]": pageSize },
      })
      const first = await read(call, page(1))
      // An API that does not know the list at all has nothing in it.
      if (first.status === 404) throw notFound ? missingContent(notFound) : away(`The content API has no ${from}`)
      const body = first.body as Body
      const items = body.data.map(fromWire)
      const pages = Math.min(body.meta.pagination.pageCount, maxPages)
      for (let number = 2; number <= pages; number++) {
        items.push(...((await read(call, page(number))).body as Body).data.map(fromWire))
      }
      if (notFound && items.length === 0) throw missingContent(notFound)
      return items
    }
}

/** Reads a part of a list that grows with the shop, in the order of the ids: a page begins after the last id that was read,
 *  so that the last page costs as little as the first. */
export function growingListReader(call: ApiCall) {
  return <Wire extends { id: number }, T>(
    { from, query }: Source,
    fromWire: (wire: Wire) => T,
    { after: start, upTo }: { after: number; upTo: number },
  ) =>
    async (): Promise<T[]> => {
      // Checked by the contract on the API's side of the seam.
      type Body = { data: Wire[]; meta: { pagination: { pageCount: number } } }
      const page = (after: number) => ({
        from,
        query: {
          ...query,
          "filters[id][$gt]": after,
          "filters[id][$lte]": upTo,
          sort: "id:asc",
          "pagination[page]": 1,
          "pagination[pageSize]": wholePage,
        },
      })
      const first = await read(call, page(start))
      if (first.status === 404) throw away(`The content API has no ${from}`)
      const items: T[] = []
      for (let body = first.body as Body; ; ) {
        items.push(...body.data.map(fromWire))
        const last = body.data.at(-1)
        if (!last || body.meta.pagination.pageCount <= 1) break
        body = (await read(call, page(last.id))).body as Body
      }
      return items
    }
}

/** Reads an answer that has no pages.
 *  @returns the body; throws as the error page knows it */
export function bodyReader(call: ApiCall) {
  return async <Body>(source: Source): Promise<Body> => {
    const { status, body } = await read(call, source)
    if (status === 404) throw away(`The content API has no ${source.from}`)
    // Checked by the contract on the API's side of the seam.
    return body as Body
  }
}

/** Reads one thing of the API.
 *  @param notFound the message of the 500 when the API has no such thing */
export function oneReader(call: ApiCall) {
  return <Wire, T>(source: Source, fromWire: (wire: Wire) => T, notFound: string) =>
    async (): Promise<T> => {
      const answer = await read(call, source)
      const body = answer.body as { data: Wire | null } | undefined
      if (!body?.data) throw missingContent(notFound)
      return fromWire(body.data)
    }
}
