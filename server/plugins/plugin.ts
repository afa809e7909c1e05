import type { Logger } from "pino"
import type { eventMessage } from "#api/events/event-message.ts"
import type { PayableOrder } from "#api/payments/payment-method.ts"
import type { Adapter } from "#carriers/adapter.ts"
import type { EventType } from "#core/events/event.ts"
import type { Texts } from "#core/i18n/texts.ts"

/** An event as webhooks get it (docs/webhooks.md), with the id by which a repeated one is recognised. */
export type PluginEvent = { id: string } & Awaited<ReturnType<typeof eventMessage>> & { type: EventType }

/** The shop as a plugin sees it. */
export type PluginShop = {
  /** Calls the content API of this process with the shop's bearer.
   *  @param path begins with `/api/`
   *  @throws RangeError for another path */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** The folder of the shop's data: a plugin's own files belong into a folder there. */
  dataDir: string
  log: Pick<Logger, "info" | "warn" | "error">
  /** Writes down that a payment service has money for an order, of the plugin's `payment`. Call it when the service itself has said so, by a
   *  signed message or an answer, never because of what a browser sends. The same reference again changes nothing.
   *  @returns whether it is new
   *  @throws RangeError for an order that there is not, an amount that is none, or a reference that another payment has */
  recordPayment: (payment: RecordedPayment) => Promise<boolean>
}

export type RecordedPayment = {
  /** `id` of the order that was given to `start`. */
  order: string
  /** In dinars. */
  amount: number
  /** The service's own number of the payment: 1 to 100 characters. */
  reference: string
}

/** A way to pay before the delivery. Cash on delivery stays, and is the only way without one. */
export type PluginPayment = {
  /** As shoppers read it: at most 40 characters. */
  name: Texts
  /** Begins a payment of what is left of an order.
   *  @returns the service's own page, an address of https; within 8 seconds
   *  @throws when it cannot be paid now: the shopper is told that cash on delivery holds */
  start: (order: PayableOrder, shop: PluginShop) => Promise<string>
}

/** A file of the plugins' folder exports one by default (docs/plugins.md). */
export type Plugin = {
  /** Lower-case letters, digits and hyphens; part of its addresses, and the name of its queue of events. */
  name: string
  /** Events that `onEvent` is called with; by default all. */
  events?: readonly EventType[]
  /** Called with each event at least once and in order, by one process at a time. When it throws or takes more than 15 seconds, the event is
   *  sent again later, as to a webhook. */
  onEvent?: (event: PluginEvent, shop: PluginShop) => Promise<void>
  /** Answers what is requested under `/x/NAME/`, of any method and with at most 64 KB; within 30 seconds. */
  fetch?: (request: Request, shop: PluginShop) => Response | Promise<Response>
  /** Speaks to a carrier's platform under a name of its own, beside the shop's own ones (carriers/adapter.ts). */
  carrier?: Adapter
  payment?: PluginPayment
}
