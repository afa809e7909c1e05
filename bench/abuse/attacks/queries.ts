import { families, slowestAllowed } from "../../queries/slowest-query.ts"
import { type Client, createClient, networkAddress } from "../http.ts"
import type { Outcome } from "../outcome.ts"
import { countStatuses } from "../people.ts"
import { after } from "../probe/probe.ts"

/** A filter of many tests on a relation, any of which may hold. */
const manyRelations = (count: number) =>
  Array.from({ length: count }, (_, index) => `filters[$or][${index}][categories][title][$containsi]=x${index}`).join(
    "&",
  )

/** Nested branches, one inside the other. */
const deep = (depth: number) => `filters${"[$or][0]".repeat(depth)}[slug]=x`

const rejected = [
  manyRelations(110),
  deep(20),
  `filters[slug][$in]=${"x,".repeat(500)}`,
  "pagination[page]=100000000&pagination[pageSize]=100&populate=*",
  `_q=${"a ".repeat(500)}`,
].map((query) => `products?${query}`)

/** Of so many kinds of expensive requests one is sent; not a multiple of what `families` combines, so that all are among them. */
const step = 61

let words = 0
/** Another filter each time, so that no answer comes from memory. */
const unseen = (path: string) => (path.startsWith("products") ? `${path}&filters[id][$gte]=-${++words}` : path)

const pathOf = (request: string) => `/api/${request.replaceAll(" ", "%20")}`

/** The most expensive requests that the shop's limits of queries let pass. */
async function findSlowest(attacker: Client): Promise<string[]> {
  const answer = async (path: string) => (await attacker.send(pathOf(unseen(path)))).status
  const chosen = families.filter((_family, index) => index % step === 0)
  const found = await Promise.all(chosen.map(({ requests }) => slowestAllowed(requests, answer)))
  return found.flatMap((dearest) => dearest?.path ?? [])
}

/** Sends the most expensive queries that are allowed and some that are not, four at a time for so many seconds. */
export async function attackQueries(url: string, seconds = 25): Promise<Outcome> {
  const attacker = createClient(url, networkAddress(1), 4)
  const allowed = await findSlowest(attacker)
  const queries = allowed.flatMap((path, index) => [
    path,
    ...(index % 5 ? [] : [rejected[index % rejected.length] ?? path]),
  ])
  const isOver = after(seconds)
  const statuses: number[] = []
  let longest = 0
  const attack = async () => {
    for (let round = 0; !isOver(); round++) {
      const query = queries[round % queries.length] ?? ""
      const { status, milliseconds } = await attacker.send(pathOf(unseen(query)))
      statuses.push(status)
      longest = Math.max(longest, milliseconds)
    }
  }
  await Promise.all([attack(), attack(), attack(), attack()])
  attacker.close()
  const facts = `${allowed.length} kinds of allowed queries: ${countStatuses(statuses)}; the slowest answer took ${longest.toFixed(0)} ms`
  return { held: statuses.includes(200) && !statuses.includes(500), facts }
}
