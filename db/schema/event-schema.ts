import type { Generated } from "kysely"
import type { DeliveryProblem } from "#core/events/delivery-tries.ts"
import type { Flag, Json, Time } from "./column-types.ts"

/** Events. Triggers write them in the transaction of the change (db/migrations/0034-events.ts). */
type ShopEventTable = {
  id: Generated<number>
  key: Generated<string>
  kind: string
  /** documentId of what it is about. */
  subject: string
  details: Json | null
  at: Time
  /** Its place among all; null = not numbered yet (db/events/number-events.ts). */
  seq: number | null
}

/** The last number that was given; one row. */
type EventClockTable = { id: number; last: number }

/** Receivers of events, with their position in the log. */
type EventSubscriberTable = {
  id: Generated<number>
  document_id: string
  name: string
  /** Names of events; [] = all. */
  types: Json
  address: string
  /** Encrypted. */
  secret: string
  is_paused: Generated<Flag>
  /** Number of the last event that is settled. */
  position: number
  /** Of the event after it. */
  tries: Generated<number>
  next_try_at: Time | null
  last_problem: DeliveryProblem | null
  last_delivered_at: Time | null
  /** Which process sends to it, and until when. */
  lease: string | null
  lease_until: Time | null
  created_at: Time
  edited_at: Time
}

/** Results of events that were sent to a subscriber. */
type EventDeliveryTable = {
  id: Generated<number>
  subscriber_id: number
  event_key: string
  seq: number
  kind: string
  subject: string
  /** `failed` is tried again by itself, `dead` is not, `again` is when its turn comes. */
  state: "delivered" | "failed" | "dead" | "again"
  tries: number
  at: Time
  problem: DeliveryProblem | null
  status_code: number | null
  /** The request, and the beginning of the answer; null = purged. */
  request: string | null
  answer: string | null
  /** How long the answer took. */
  milliseconds: number | null
}

export type EventSchema = {
  shop_event: ShopEventTable
  event_clock: EventClockTable
  event_subscriber: EventSubscriberTable
  event_delivery: EventDeliveryTable
}
