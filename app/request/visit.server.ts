import { AsyncLocalStorage } from "node:async_hooks"
import { createContext } from "react-router"
import type { Locale } from "#core/i18n/locale.ts"

/** Facts about a request that the server knows beside the request itself. */
export type Visit = {
  /** Stands in the logs of every process that the request passes through. */
  requestId: string
  /** Address of the client by `TRUST_PROXY`; `unknown` behind a proxy that hides it, "" without one. */
  client: string
  /** The form that a page is sent, which the server reads (server/http/forms/); undefined = none, or too large a one from
   *  somebody who may not send it. */
  form?: FormData
  /** Seconds until the content API takes more, where it answered 429. */
  retryAfter?: number
  /** Whether the content API was too busy for the form. A static page answers, which costs less than a rendered one. */
  isRejected?: boolean
  /** Rendered as the nonce of the page's inline scripts; the server replaces it by hashes. */
  mark?: string
  /** Transforms the HTML of a rendered page before it is sent. In Latin-1: each byte is a character. */
  finish?: (page: string) => string
  /** Cache tags of the page (app/api-client/transport/tag-clock.server.ts), collected while it is rendered to be
   *  cached. */
  tags?: Set<string>
  /** The shop's main language when the request came. */
  mainLocale?: Locale
  /** The language that the address names, which is the router's basename; undefined where it has no prefix. */
  prefix?: Locale | undefined
}

/** For loaders and actions: `context.get(visitContext).client`. */
export const visitContext = createContext<Visit>({ requestId: "", client: "" })

/** The client as the content API counts it for limits: by its address, which is an IP address or `unknown`. */
export const clientOf = ({ client: address }: Pick<Visit, "client">): { address?: string } =>
  address ? { address } : {}

const current = new AsyncLocalStorage<Visit>()

/** Runs work in the context of a request, whose id and address every call of the content API sends. */
export const withVisit = <T>(visit: Visit, work: () => T): T => current.run(visit, work)

/** The request that is being answered; undefined outside of one. */
export const currentVisit = (): Visit | undefined => current.getStore()

/** The id of the request that is being answered; undefined outside of one. */
export const requestId = (): string | undefined => currentVisit()?.requestId || undefined
