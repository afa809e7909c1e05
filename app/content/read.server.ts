import type { ApiAnswer, ApiCall } from "./api-call.server.ts"
import type { Loaded } from "./revalidated.server.ts"

const pageSize = 100

const conditional = (etag: string | null): { headers: Record<string, string> } => ({
  headers: etag ? { "if-none-match": etag } : {},
})

function checked(answer: ApiAnswer, path: string): ApiAnswer {
  if (answer.status !== 200) throw new Error(`The content API answered ${answer.status} for ${path}`)
  return answer
}

/** Reads a whole list of the API, page by page. The first page's version stands for the list.
 *  @param notFound when given, an empty list throws an error with this message */
export function listReader(call: ApiCall) {
  return <Wire, T>(path: string, fromWire: (wire: Wire) => T, notFound?: string) =>
    async (etag: string | null): Promise<Loaded<T[]>> => {
      const page = (number: number) => `${path}&pagination[page]=${number}&pagination[pageSize]=${pageSize}`
      const first = await call(page(1), conditional(etag))
      if (first.status === 304) return "same"
      // Checked by the contract on the API's side of the seam.
      type Body = { data: Wire[]; meta: { pagination: { pageCount: number } } }
      const body = checked(first, path).body as Body
      const items = body.data.map(fromWire)
      for (let number = 2; number <= body.meta.pagination.pageCount; number++) {
        const next = checked(await call(page(number)), path).body as Body
        items.push(...next.data.map(fromWire))
      }
      if (notFound && items.length === 0) throw new Error(notFound)
      return { value: items, etag: first.headers.get("etag") }
    }
}

/** Reads one thing of the API.
 *  @param notFound the message of the error when the API has no such thing */
export function oneReader(call: ApiCall) {
  return <Wire, T>(path: string, fromWire: (wire: Wire) => T, notFound: string) =>
    async (etag: string | null): Promise<Loaded<T>> => {
      const answer = await call(path, conditional(etag))
      if (answer.status === 304) return "same"
      if (answer.status === 404) throw new Error(notFound)
      const body = checked(answer, path).body as { data: Wire | null }
      if (!body.data) throw new Error(notFound)
      return { value: fromWire(body.data), etag: answer.headers.get("etag") }
    }
}
