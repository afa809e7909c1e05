import type { ApiCall } from "./api-call.server.ts"
import type { AlertAnswer, Content } from "./content.server.ts"

/** The part of the client that carries what visitors write to the merchant. Never retried. */
export function createMessages(
  call: ApiCall,
): Pick<Content, "sendMessage" | "subscribe" | "confirmNews" | "leaveNews" | "askStockAlert" | "endStockAlerts"> {
  const send = async (path: string, data: object) => {
    const { status } = await call(path, { method: "POST", body: { data } })
    if (status !== 201) throw new Error(`The content API answered ${status} for ${path}`)
  }
  const open = async (path: string, token: string) => {
    const { status } = await call(path, { method: "POST", body: { data: { token } } })
    if (status === 200 || status === 404) return status === 200
    throw new Error(`The content API answered ${status} for ${path}`)
  }
  return {
    sendMessage: (message) => send("/api/contact-messages", message),
    confirmNews: (token) => open("/api/subscribers/confirm", token),
    leaveNews: (token) => open("/api/subscribers/leave", token),
    async askStockAlert(asked) {
      const { status } = await call("/api/stock-alerts", { method: "POST", body: { data: asked } })
      const answers: Record<number, AlertAnswer> = { 201: "done", 404: "unknown", 409: "inStock", 429: "tooMany" }
      const became = answers[status]
      if (!became) throw new Error(`The content API answered ${status} for a stock alert`)
      return became
    },
    endStockAlerts: (token) => open("/api/stock-alerts/leave", token),
    subscribe: (email, locale) => send("/api/subscribers", { email, locale }),
  }
}
