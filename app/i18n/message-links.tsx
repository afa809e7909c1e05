import { createContext, use } from "react"

/** Addresses of the messages that the page's scripts will ask for. The server alone knows and tells them. */
export const MessageFiles = createContext<string[]>([])

/** Has the page's messages fetched beside its scripts. */
export function MessageLinks() {
  return use(MessageFiles).map((href) => <link key={href} rel="modulepreload" href={href} />)
}
