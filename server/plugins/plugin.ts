import type { Logger } from "pino"
import type { eventMessage } from "#api/events/event-message.ts"
import type { EventType } from "#core/events/event.ts"

/** An event as webhooks get it (docs/webhooks.md), with the id by which a repeated one is recognised. */
export type PluginEvent = { id: string } & Awaited<ReturnType<typeof eventMessage>> & { type: EventType }

/** What a plugin has of the shop. */
export type PluginShop = {
  /** Calls the content API of this process with the shop's bearer.
   *  @param path begins with `/api/`
   *  @throws RangeError for another path */
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  /** The folder of the shop's data: a plugin's own files belong into a folder there. */
  dataDir: string
  log: Pick<Logger, "info" | "warn" | "error">
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
}
