import type { ApiCall } from "./api-call.server.ts"
import type { Content } from "./content.server.ts"

/** The part of the client that carries what visitors write to the merchant. Never retried. */
export function createMessages(call: ApiCall): Pick<Content, "sendMessage" | "subscribe"> {
  const send = async (path: string, data: object) => {
    const { status } = await call(path, { method: "POST", body: { data } })
    if (status !== 201) throw new Error(`The content API answered ${status} for ${path}`)
  }
  return {
    sendMessage: (message) => send("/api/contact-messages", message),
    subscribe: (email, locale) => send("/api/subscribers", { email, locale }),
  }
}
