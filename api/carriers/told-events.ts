import type { CarrierEvent } from "#carriers/adapter.ts"
import type { ToldEvent } from "#core/carriers/told-event.ts"

/** Converts a carrier's events to stored ones, without notes and payments that were not made. An event without a time gets that of its
 *  receipt. */
export const toToldEvents = (events: readonly CarrierEvent[], now: Date): ToldEvent[] =>
  events.flatMap(({ kind, time, ...event }) =>
    kind === "note" || (kind === "payment" && event.status === null)
      ? []
      : [{ ...event, time: time ?? now.toISOString() }],
  )
