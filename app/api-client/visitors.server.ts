import { uniqueVisitorsQuery } from "#api/analytics/contract.ts"
import type { Content } from "./content.server.ts"
import type { ApiCall } from "./seam/api-call.server.ts"

/** The cookie of a visitor who was counted, whatever its value. */
const counted = /(?:^|; *)(?:__Host-)?hanout_visitor=/

/** What of the API's answer is the browser's business. */
const passedOn = ["cache-control", "retry-after", "set-cookie"]

/** The part of the client that counts visitors. Of the visitor's own request the API gets what its contract names, and
 *  whether the visitor was counted before. */
export function createVisitors(call: ApiCall): Pick<Content, "countVisitor"> {
  return {
    async countVisitor({ url, headers }) {
      const query = uniqueVisitorsQuery.safeParse(Object.fromEntries(new URL(url).searchParams)).data
      if (!query) return new Response(null, { status: 400 })
      const wasCounted = counted.test(headers.get("cookie") ?? "")
      const answer = await call("POST /api/unique-visitors", { query, wasCounted })
      const own = passedOn.flatMap((name): [string, string][] => {
        const value = answer.headers.get(name)
        return value === null ? [] : [[name, value]]
      })
      return Response.json(answer.body ?? null, { status: answer.status, headers: own })
    },
  }
}
