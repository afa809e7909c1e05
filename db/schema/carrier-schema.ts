import type { Generated } from "kysely"
import type { RuleChoice } from "#core/carriers/carrier-rule.ts"
import type { ParcelProblem } from "#core/carriers/parcel-problem.ts"
import type { ParcelState, ParcelStatus } from "#core/carriers/parcel-status.ts"
import type { AccountProblem } from "#core/carriers/platform.ts"
import type { DeliveryProfile } from "#core/catalogue/product-delivery.ts"
import type { ParcelAnswer } from "#core/delivery/parcel-answer.ts"
import type { Flag, Json, Time } from "./column-types.ts"

/** An account of the merchant at a carrier. */
type CarrierAccountTable = {
  id: Generated<number>
  document_id: string
  /** One of the shop's own, or a plugin's. */
  platform: string
  name: string
  /** Ends with a slash. */
  base_url: string
  /** JSON of the keys by their names, encrypted. */
  keys: string
  /** Encrypted. */
  webhook_secret: string | null
  /** The secret part of the address of its webhooks. */
  hook_key: string
  division: 58 | 69
  /** Code of the sender's wilaya. */
  from_wilaya: number
  is_default: Generated<Flag>
  /** Whether new parcels are validated at once, after which the carrier lets nobody change them. */
  validates: Generated<Flag>
  may_be_opened: Generated<Flag>
  checked_at: Time | null
  check_problem: AccountProblem | null
  check_words: string | null
  created_at: Time
  edited_at: Time
}

export type CarrierTaskKind = "send" | "follow" | "places"

/** Background tasks of an account, each by one process at a time. */
type CarrierTaskTable = {
  account_id: number
  kind: CarrierTaskKind
  /** null = nothing is to do. */
  next_at: Time | null
  /** How often it failed since it last went well. */
  tries: Generated<number>
  problem: AccountProblem | null
  words: string | null
  /** Where a list that is read goes on. */
  cursor: string | null
  /** Entries of a list that have been read. */
  done: Generated<number>
  finished_at: Time | null
  lease: string | null
  lease_until: Time | null
}

/** Requests of a window that opened with its first one. */
type CarrierQuotaTable = { account_id: number; milliseconds: number; started_at: Time; used: number }

/** A parcel at a carrier, from the wish to send it. */
type ParcelTable = {
  id: Generated<number>
  document_id: string
  order_id: number
  /** null = its account was deleted. */
  account_id: number | null
  /** The reference by which the carrier knows it. */
  reference: string
  state: ParcelState
  /** When a request for it began. */
  claimed_at: Time | null
  /** When the reply of such a request was lost: the carrier may have it, so that no other account gets it. */
  lost_at: Time | null
  /** The problem that the shop found before it was sent. */
  problem: ParcelProblem | null
  /** Why it was rejected, or is not known, in the carrier's words. */
  words: string | null
  /** The desk to which it goes, by the carrier's key and name; null = to the door. */
  desk_id: string | null
  desk: string | null
  is_fragile: Generated<Flag>
  /** Goods that come back in an exchange; null = no exchange. */
  exchanged_goods: string | null
  tracking: string | null
  carrier_id: string | null
  label_url: string | null
  validated_at: Time | null
  status: ParcelStatus | null
  status_at: Time | null
  /** The carrier's last word. */
  word: string | null
  reason: string | null
  last_event_at: Time | null
  /** Since when somebody of the shop has to call its customer; null = nobody has to. */
  to_call_at: Time | null
  /** The shopper's last answer to a failed attempt. */
  answer: ParcelAnswer | null
  /** The day that the shopper would like, `2026-11-30`. */
  answer_day: string | null
  answer_phone: string | null
  answered_at: Time | null
  /** When the carrier was told the answer. */
  answer_told_at: Time | null
  /** Whether the carrier is still to be told. */
  tells_answer: Generated<Flag>
  /** When the carrier is asked about it; null = no more. */
  next_poll_at: Time | null
  staff_id: string
  staff_name: string
  created_at: Time
  sent_at: Time | null
}

/** Events that carriers reported of parcels. */
type ParcelEventTable = {
  id: Generated<number>
  parcel_id: number
  key: string
  at: Time
  word: string
  status: ParcelStatus | null
  reason: string | null
  place: string | null
}

/** A webhook whose signature was right, until it is worked through: its events, nothing else of it. */
type CarrierHookTable = { id: Generated<number>; account_id: number; received_at: Time; events: Json }

/** A commune in a carrier's list. */
type CarrierPlaceTable = {
  id: Generated<number>
  account_id: number
  wilaya_code: number
  folded: string
  name: string
  /** As the carrier spells it; null = it goes by code. */
  wilaya: string | null
  place_id: string | null
  postcode: string | null
  has_desk: Flag
  is_delivered: Flag
  read_at: Time
}

/** A desk in a carrier's list. */
type CarrierDeskTable = {
  id: Generated<number>
  account_id: number
  desk_id: string
  wilaya_code: number
  /** Of its commune. */
  folded: string
  name: string
  commune: string | null
  address: string | null
  hours: string | null
  phones: Json
  read_at: Time
}

/** A rule by which the carrier of an order is chosen; the first that fits holds. */
type CarrierRuleTable = {
  id: Generated<number>
  document_id: string
  position: number
  /** JSON of codes of the 58; [] = all. */
  wilayas: Json
  delivery: "home" | "desk" | null
  /** How the goods are delivered; null = any. */
  profile: DeliveryProfile | null
  /** Centimes. */
  min_total: number | null
  max_total: number | null
  choice: RuleChoice
  /** Of the choice `account`. */
  account_id: number | null
}

/** A carrier's prices of delivery, in dinars; null = not offered. `folded` is "" for a whole wilaya. */
type CarrierFeeTable = {
  account_id: number
  wilaya_code: number
  folded: string
  home: number | null
  desk: number | null
  read_at: Time
}

export type CarrierSchema = {
  carrier_account: CarrierAccountTable
  carrier_task: CarrierTaskTable
  carrier_quota: CarrierQuotaTable
  parcel: ParcelTable
  parcel_event: ParcelEventTable
  carrier_hook: CarrierHookTable
  carrier_place: CarrierPlaceTable
  carrier_desk: CarrierDeskTable
  carrier_rule: CarrierRuleTable
  carrier_fee: CarrierFeeTable
}
