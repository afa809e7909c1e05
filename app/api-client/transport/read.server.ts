import { data } from "react-router"
import type { QueryValues } from "#core/path-template.ts"
import type { ApiAnswer, ApiCall } from "./api-call.server.ts"
import type { FixedRead } from "./api-endpoints.server.ts"
import { missingContent } from "./missing.server.ts"
import type { AnswerSchema } from "./parse-answer.server.ts"
import { reportAs } from "./report.server.ts"

const wholePage = 100

/** A read: its endpoint, its query, and the contract of its answer. */
export type Source<Body> = { from: FixedRead; query?: QueryValues; answer: AnswerSchema<Body> }

/** A page of a list. */
export type ListAnswer<Wire> = {
  data: Wire[]
  meta: { pagination: { page: number; pageSize: number; pageCount: number; total: number } }
}

/** Runs work that needs the API. Reports any error, such as an unreachable API or an answer that breaks its contract, and
 *  throws the 503 of the error page instead; a thrown `Response` passes unchanged. */
export async function orUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Error ? reportAs(error, data("The content API is away", { status: 503 })) : error
  }
}

/** Statuses of the API that depend on the visitor's input, and the page's status for each. Any other 4xx is the fault of the
 *  shop's own call, such as its bearer, and counts as an unreachable API. */
const rejections: Partial<Record<number, number>> = { 400: 400, 413: 400, 414: 400, 422: 400, 429: 429 }

/** Returns what to throw for an answer without success. A rejected address is rejected at each retry, so it is never the 503
 *  of an unreachable API. */
export function failureOf({ status }: Pick<ApiAnswer, "status">, from: string): object {
  const error = new Error(`The content API answered ${status} for ${from}`)
  const rejection = rejections[status]
  return rejection ? reportAs(error, data("The content API rejected the request", { status: rejection })) : error
}

/** Reads from the API.
 *  @returns an answer that is 200, or the API's own 404 */
async function read(call: ApiCall, { from, query }: Omit<Source<unknown>, "answer">): Promise<ApiAnswer> {
  const answer = await call(from, { query })
  if (answer.status === 200 || isNotFound(answer)) return answer
  throw failureOf(answer, from)
}

/** Whether the API itself answered 404. The 404 of a proxy in front of it has another body. */
const isNotFound = ({ status, body }: ApiAnswer) =>
  status === 404 && typeof body === "object" && body !== null && "data" in body

type ListOptions = {
  /** Items a request. */
  pageSize?: number
  /** When given, an empty list throws a 500 with this message. */
  notFound?: string
  /** A list that the API does not know is empty. */
  mayLack?: boolean
  /** Pages that are read; all by itself. */
  maxPages?: number
}

/** Reads a whole list of the API, page by page. */
export function listReader(call: ApiCall) {
  return <Wire, T>(
    { from, query, answer }: Source<ListAnswer<Wire>>,
    fromWire: (wire: Wire) => T,
    { pageSize = wholePage, notFound, mayLack = false, maxPages = Number.POSITIVE_INFINITY }: ListOptions = {},
  ) => {
    const page = (number: number) =>
      read(call, { from, query: { ...query, "pagination[page]": number, "pagination[pageSize]": pageSize } })
    return (): Promise<T[]> =>
      orUnavailable(async () => {
        const first = await page(1)
        if (first.status === 404 && mayLack) return []
        if (first.status === 404) {
          // An API that does not know the list at all has nothing in it.
          throw notFound ? missingContent(notFound) : new Error(`The content API has no ${from}`)
        }
        const body = first.parse(answer)
        const items = body.data.map(fromWire)
        const pages = Math.min(body.meta.pagination.pageCount, maxPages)
        for (let number = 2; number <= pages; number++) {
          items.push(...(await page(number)).parse(answer).data.map(fromWire))
        }
        if (notFound && items.length === 0) throw missingContent(notFound)
        return items
      })
  }
}

/** Reads a part of a list that grows with the shop, in the order of the ids: a page begins after the last id that was read,
 *  so that the last page costs as little as the first. */
export function growingListReader(call: ApiCall) {
  return <Wire extends { id: number }, T>(
    { from, query, answer }: Source<ListAnswer<Wire>>,
    fromWire: (wire: Wire) => T,
    { after: start, upTo }: { after: number; upTo: number },
  ) => {
    const page = (after: number) =>
      read(call, {
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
    return (): Promise<T[]> =>
      orUnavailable(async () => {
        const first = await page(start)
        if (first.status === 404) throw new Error(`The content API has no ${from}`)
        const items: T[] = []
        for (let body = first.parse(answer); ; ) {
          items.push(...body.data.map(fromWire))
          const last = body.data.at(-1)
          if (!last || body.meta.pagination.pageCount <= 1) break
          body = (await page(last.id)).parse(answer)
        }
        return items
      })
  }
}

/** Reads an answer that has no pages.
 *  @returns the body; throws as the error page knows it */
export function bodyReader(call: ApiCall) {
  return <Body>({ answer, ...source }: Source<Body>): Promise<Body> =>
    orUnavailable(async () => {
      const found = await read(call, source)
      if (found.status === 404) throw new Error(`The content API has no ${source.from}`)
      return found.parse(answer)
    })
}

/** For so long, in milliseconds, an API is taken to lack what it did not have: it may be a newer one by then. */
export const lackingAge = 300_000

/** Reads an answer that has no pages, of a part that an API may lack.
 *  @returns the body, or undefined when the API itself says that it has no such thing; throws as the error page knows it */
export function optionalReader(call: ApiCall) {
  return <Body>({ answer, ...source }: Source<Body>): Promise<Body | undefined> =>
    orUnavailable(async () => {
      const found = await read(call, source)
      return found.status === 404 ? undefined : found.parse(answer)
    })
}

/** Reads one thing of the API.
 *  @param notFound the message of the 500 when the API has no such thing */
export function oneReader(call: ApiCall) {
  return <Wire, T>(
    { answer, ...source }: Source<{ data: Wire | null }>,
    fromWire: (wire: Wire) => T,
    notFound: string,
  ) =>
    (): Promise<T> =>
      orUnavailable(async () => {
        const found = await read(call, source)
        const body = found.status === 404 ? undefined : found.parse(answer)
        if (!body?.data) throw missingContent(notFound)
        return fromWire(body.data)
      })
}
