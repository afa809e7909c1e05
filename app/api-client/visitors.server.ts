import { z } from "zod"
import { uniqueVisitorsQuery, uniqueVisitorsResource } from "#api/analytics/contract.ts"
import { errorBody } from "#api/common/contract-envelope.ts"
import type { AlertAnswer, Content, MailLinkAnswer, MessageAnswer } from "./content.server.ts"
import type { ApiAnswer, ApiCall } from "./transport/api-call.server.ts"
import { report } from "./transport/report.server.ts"

/** Endpoints of the links in mails. */
type LinkEndpoint = "POST /api/subscribers/confirm" | "POST /api/subscribers/leave" | "POST /api/stock-alerts/leave"

/** The part of the client that carries what visitors write to the merchant. Never retried. */
export function createMessages(
  call: ApiCall,
): Pick<Content, "sendMessage" | "subscribe" | "confirmNews" | "leaveNews" | "sendStockAlert" | "endStockAlerts"> {
  const send = async (
    endpoint: "POST /api/contact-messages" | "POST /api/subscribers",
    data: object,
  ): Promise<MessageAnswer> => {
    const { status } = await call(endpoint, { body: { data } })
    if (status === 429) return "tooMany"
    if (status === 400) return "invalid"
    if (status !== 201) throw new Error(`The content API answered ${status} for ${endpoint}`)
    return "done"
  }
  const open = async (endpoint: LinkEndpoint, token: string): Promise<MailLinkAnswer> => {
    const { status } = await call(endpoint, { body: { data: { token } } })
    if (status === 200) return "done"
    if (status === 404 || status === 400) return "unknown"
    if (status === 429) return "tooMany"
    throw new Error(`The content API answered ${status} for ${endpoint}`)
  }
  return {
    sendMessage: (message) => send("POST /api/contact-messages", message),
    confirmNews: (token) => open("POST /api/subscribers/confirm", token),
    leaveNews: (token) => open("POST /api/subscribers/leave", token),
    async sendStockAlert(alert) {
      const { status } = await call("POST /api/stock-alerts", { body: { data: alert } })
      const answers: Record<number, AlertAnswer> = {
        201: "done",
        400: "invalid",
        404: "unknown",
        409: "inStock",
        429: "tooMany",
      }
      const became = answers[status]
      if (!became) throw new Error(`The content API answered ${status} for a stock alert`)
      return became
    },
    endStockAlerts: (token) => open("POST /api/stock-alerts/leave", token),
    subscribe: (email, locale) => send("POST /api/subscribers", { email, locale }),
  }
}

/** The cookie of a visitor who was counted, whatever its value. */
const counted = /(?:^|; *)(?:__Host-)?hanout_visitor=/

/** Headers of the API's answer that are passed on to the browser. */
const passedOn = ["cache-control", "retry-after", "set-cookie"]

/** `null` where nothing was counted. */
const countAnswer = z.object({ data: uniqueVisitorsResource.nullable() })

/** Converts the API's answer for the browser: status and body. */
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
