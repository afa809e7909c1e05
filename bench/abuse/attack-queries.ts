import { createClient, networkAddress } from "./http.ts"
import type { Outcome } from "./outcome.ts"
import { after } from "./probe.ts"

/** A filter of many tests on a relation, any of which may hold. */
const manyRelations = (count: number) =>
  Array.from({ length: count }, (_, index) => `filters[$or][${index}][categories][title][$containsi]=x${index}`).join(
    "&",
  )

/** Nested branches, one inside the other. */
const deep = (depth: number) => `filters${"[$or][0]".repeat(depth)}[slug]=x`

const queries = [
  manyRelations(110),
  deep(20),
  `filters[slug][$in]=${"x,".repeat(500)}`,
  "pagination[page]=100000000&pagination[pageSize]=100&populate=*",
  `_q=${"a ".repeat(500)}`,
]

/** Sends what the limits of queries are there for, four at a time for ten seconds. */
export async function attackQueries(url: string): Promise<Outcome> {
  const attacker = createClient(url, networkAddress(1), 4)
  const isOver = after(10)
  const statuses = new Map<number, number>()
  let longest = 0
  const attack = async () => {
    for (let round = 0; !isOver(); round++) {
      const query = queries[round % queries.length] ?? ""
      const { status, milliseconds } = await attacker.send(`/api/products?${query.replaceAll(" ", "%20")}`)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      longest = Math.max(longest, milliseconds)
    }
  }
  await Promise.all([attack(), attack(), attack(), attack()])
  attacker.close()
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ")
  return { held: !statuses.has(500), facts: `${answers}; the slowest answer took ${longest.toFixed(0)} ms` }
}
