import type { AlertAnswer, Content, MailLinkAnswer, MessageAnswer } from "./content.server.ts"
import type { ApiCall } from "./seam/api-call.server.ts"

/** What the links in mails do. */
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
