import { z } from "zod"
import { uniqueVisitorsQuery, uniqueVisitorsResource } from "#api/analytics/contract.ts"
import { errorBody } from "#api/common/contract-envelope.ts"
import type { Content } from "./content.server.ts"
import type { ApiAnswer, ApiCall } from "./seam/api-call.server.ts"
import { report } from "./seam/report.server.ts"

/** The cookie of a visitor who was counted, whatever its value. */
const counted = /(?:^|; *)(?:__Host-)?hanout_visitor=/

/** What of the API's answer is the browser's business. */
const passedOn = ["cache-control", "retry-after", "set-cookie"]

/** `null` where nothing was counted. */
const countAnswer = z.object({ data: uniqueVisitorsResource.nullable() })

/** What the browser gets of an answer: status and body. */
function sentOn({ status, body, parse }: ApiAnswer) {
  try {
    return { status, body: status < 300 ? parse(countAnswer) : (errorBody.safeParse(body).data ?? null) }
  } catch (error) {
    report(error)
    return { status: 503, body: null }
  }
}

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
      const { status, body } = sentOn(answer)
      return Response.json(body, { status, headers: own })
    },
  }
}
