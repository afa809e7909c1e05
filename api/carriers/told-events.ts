import type { CarrierEvent } from "#carriers/adapter.ts"
import type { ToldEvent } from "#core/carriers/told-event.ts"

/** What of a carrier's events is stored: no notes, and no payment that was not made. One without a time gets the one of its receipt. */
export const toToldEvents = (events: readonly CarrierEvent[], now: Date): ToldEvent[] =>
  events.flatMap(({ kind, time, ...event }) =>
    kind === "note" || (kind === "payment" && event.status === null)
      ? []
      : [{ ...event, time: time ?? now.toISOString() }],
  )
