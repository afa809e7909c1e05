import { AsyncLocalStorage } from "node:async_hooks"
import { createContext } from "react-router"

/** What the server knows of a request beside the request itself. */
export type Visit = {
  /** Stands in the logs of every process that the request passes through. */
  requestId: string
  /** The address that the request comes from, as far as `TRUST_PROXY` lets it be known; "" where there is none. */
  client: string
  /** Drawn as the nonce of the page's own inline scripts; the server turns it into hashes. */
  mark?: string
  /** Looks through a page that is drawn, and gives what is sent of it. In Latin-1, where each byte is a character. */
  finish?: (page: string) => string
}

/** For loaders and actions: `context.get(visitContext).client`. */
export const visitContext = createContext<Visit>({ requestId: "", client: "" })

const current = new AsyncLocalStorage<string>()

/** Does something under a request's id, which goes along with every call of the content API. */
export const withRequestId = <T>(id: string, work: () => T): T => current.run(id, work)

/** The id of the request that is being answered; undefined outside of one. */
export const requestId = (): string | undefined => current.getStore() || undefined
