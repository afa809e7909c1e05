import { HTTPError, strapi } from "@strapi/client"
import { type Call, type Clients, calls } from "./calls.ts"

/** The paths of an answer with what stands there, such as `data[].price number`. */
export type Shape = string[]

const kindOf = (value: unknown) => (value === null ? "null" : typeof value)

function collect(value: unknown, path: string, found: Set<string>): void {
  if (Array.isArray(value)) {
    found.add(`${path} list`)
    for (const each of value) collect(each, `${path}[]`, found)
  } else if (typeof value === "object" && value !== null) {
    for (const [name, part] of Object.entries(value)) collect(part, path ? `${path}.${name}` : name, found)
  } else found.add(`${path} ${kindOf(value)}`)
}

/** Returns the paths and types of an answer, without its values. */
export function toShape(answer: unknown): Shape {
  const found = new Set<string>()
  collect(answer, "", found)
  return [...found].toSorted()
}

async function answerOf(call: Call, clients: Clients): Promise<unknown> {
  try {
    return await call.send(clients)
  } catch (error) {
    if (error instanceof HTTPError) return error.response.json()
    throw error
  }
}

/** The numbers of a list's pagination, and how many entries it has. */
function pagesOf(answer: unknown): Shape {
  const { data, meta } = answer as { data: unknown[] | null; meta?: { pagination?: Record<string, number> } }
  const numbers = Object.entries(meta?.pagination ?? {}).map(([name, number]) => `pagination.${name} ${number}`)
  return [...numbers.toSorted(), `entries ${data?.length ?? 0}`]
}

/** Sends every call to a server, one after the other.
 *  @param url with `/api`
 *  @returns the shapes of the answers by the names of the calls, with their `status`, how many entries passed a filter, and the
 *  numbers of pages */
export async function listShapes(url: string, token: string): Promise<Record<string, Shape>> {
  const clients = {
    client: strapi({ baseURL: url, auth: token }),
    open: strapi({ baseURL: url }),
    wrong: strapi({ baseURL: url, auth: "nobody-knows-this-token" }),
  }
  const shapes: Record<string, Shape> = {}
  for (const call of calls) {
    const answer = await answerOf(call, clients)
    const status = (answer as { error?: { status: number } }).error?.status ?? 200
    const total = (answer as { meta?: { pagination?: { total?: number } } }).meta?.pagination?.total
    const isFiltered = call.name.startsWith("products.find filters") && total !== undefined
    const values = isFiltered ? [`total ${total}`] : call.comparesPages ? pagesOf(answer) : []
    shapes[call.name] = [`status ${status}`, ...toShape(answer), ...values]
  }
  return shapes
}
