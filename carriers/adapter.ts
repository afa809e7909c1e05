import type { ParcelStatus } from "#core/carriers/parcel-status.ts"
import type { CarrierProblem, Platform } from "#core/carriers/platform.ts"

export type { CarrierProblem, ParcelStatus, Platform }

/** One account of a merchant at a carrier. */
export type CarrierAccount = {
  /** Ends with a slash. */
  baseUrl: string
  /** By the names of `Adapter.keys`. */
  keys: Record<string, string>
  webhookSecret: string | null
}

export type CarrierRequest = {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE"
  /** Absolute: the account's base address, or that of a label in a carrier's answer. Its query may hold a key: never log it. */
  url: URL
  headers?: Record<string, string>
  body?: string
}

/** An answer of any status, of at most some megabytes. */
export type CarrierAnswer = { status: number; headers: Record<string, string>; body: Uint8Array }

/** Sends a request within the account's quotas and a time limit, to public addresses alone. Follows no redirect.
 *  @throws CarrierError "unreachable" when nothing can have reached the carrier, "no-answer" when it may have */
export type Send = (request: CarrierRequest) => Promise<CarrierAnswer>

/** The arguments of every call of an adapter. */
export type Connection = { account: CarrierAccount; send: Send; signal?: AbortSignal }

/** Problems that leave open whether the carrier did what was asked. */
const openProblems: CarrierProblem[] = ["no-answer", "server-error", "not-understood"]

/** A request that failed as a whole. */
export class CarrierError extends Error {
  /** By its name: a plugin's file has a class of its own, read from the sources beside the built program. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === "CarrierError"
  }
  override name = "CarrierError"
  readonly problem: CarrierProblem
  /** The carrier's own words, cut; never a key. */
  readonly words: string | null
  /** Milliseconds after which the carrier may be asked again, where it said so. */
  readonly retryAfter: number | null
  /** Whether the carrier may have done what was asked: a creation must not simply be sent again. Always false for a read. */
  readonly mayHaveActed: boolean

  constructor(
    problem: CarrierProblem,
    words: string | null = null,
    retryAfter: number | null = null,
    mayHaveActed: boolean = openProblems.includes(problem),
  ) {
    super(words ? `${problem}: ${words}` : problem)
    this.problem = problem
    this.words = words
    this.retryAfter = retryAfter
    this.mayHaveActed = mayHaveActed
  }
}

export type CarrierPlace = {
  /** The carrier's own key of the commune; null where it goes by name. */
  id: string | null
  /** As the carrier spells it. */
  name: string
  wilayaCode: number
  /** As the carrier spells it; left out where it goes by code. */
  wilaya?: string | null
  postcode: string | null
  hasDesk: boolean
  isDelivered: boolean
}

export type CarrierDesk = {
  /** The `deskId` of `createParcels`. */
  id: string
  name: string
  address: string | null
  hours: string | null
  phones: string[]
  wilayaCode: number
  commune: string | null
}

/** The carrier's price of a delivery, in whole dinars; null = not offered. */
export type CarrierFee = {
  wilayaCode: number
  commune: string | null
  home: number | null
  desk: number | null
  returned: number | null
}

export type NewParcel = {
  /** The order's number: the carrier gets it as its reference. */
  reference: string
  firstname: string
  lastname: string
  /** `0xxxxxxxxx` */
  phone: string
  wilayaCode: number
  /** In French, as the carrier spells it. Wilaya and commune are those of the desk where the parcel goes to one. */
  wilaya: string
  commune: string
  /** The carrier's own key of the commune, where it has one. */
  communeId: string | null
  postcode: string | null
  address: string
  note: string | null
  /** null = to the door. */
  deskId: string | null
  goods: { title: string; quantity: number; unitPrice: number }[]
  /** Whole dinars, the delivery in it: what the carrier collects. */
  amount: number
  declaredValue: number
  /** Grams and centimetres; null = not known. */
  weight: number | null
  sides: { length: number; width: number; height: number } | null
  isFragile: boolean
  /** Goods that come back in an exchange; null = no exchange. */
  exchangedGoods: string | null
  mayBeOpened: boolean
  /** Sender's wilaya in French. */
  fromWilaya: string
}

/** The result for one parcel of a request. `unknown`: the carrier may have made it. `words` are the carrier's own, null where it gave none. */
export type ParcelResult =
  | { outcome: "created"; tracking: string; carrierId: string | null; labelUrl: string | null }
  | { outcome: "rejected"; words: string | null }
  | { outcome: "unknown"; words: string | null }

/** A status or a payment as the carrier tells it. */
export type CarrierEvent = {
  tracking: string
  /** The same for a repeated message; made of tracking, word and time where the carrier gives none. */
  key: string
  /** ISO 8601, UTC; null where the carrier gives none. */
  time: string | null
  /** The carrier's own word or code, kept as it is. */
  word: string
  /** `payment` says what became of the money and never moves the parcel back: with `paid` it is paid, without it is not, or not any
   *  more. `note` changes nothing. `unknown` is a word that is not in the table: it is kept and shown, and changes nothing. */
  kind: "movement" | "payment" | "note" | "unknown"
  /** Set for a movement, and `paid` for a payment that was made. */
  status: ParcelStatus | null
  /** Why an attempt failed or a parcel is held, in the carrier's words. */
  reason: string | null
  place: string | null
}

export type CarrierPayment = { tracking: string; payout: string | null; isPaid: boolean }

/** Header names are in lower case. */
export type WebhookRequest = { headers: Record<string, string>; body: Uint8Array; query: URLSearchParams }

/** A carrier's API. A missing function is not supported. Each throws CarrierError. */
export type Adapter = {
  /** One of the shop's own, or a plugin's name for its own. */
  platform: string
  /** Carriers of the platform, with the address that is proposed; the merchant may change it. */
  hosts: { name: string; baseUrl: string; maxBatch?: number }[]
  /** Names of the keys that the merchant copies from the carrier. */
  keys: readonly string[]
  /** How a repeated creation stays one parcel: found by our reference, or rejected by the carrier, or not at all. */
  repeat: "lookup" | "unique-reference" | "none"
  /** Parcels of one request; a host may take fewer (`batchSize`). */
  maxBatch: number
  /** Requests in a time. */
  quotas: { requests: number; milliseconds: number }[]
  /** Which list of wilayas the platform speaks. */
  division: 58 | 69
  /** Whether a parcel is irreversible only after a second call (`validate`). */
  needsValidation: boolean
  /** Whether `createParcels` makes exchanges; else it rejects them. */
  hasExchanges: boolean
  check(connection: Connection): Promise<void>
  /** One page of communes; `cursor` null begins, and null in the answer ends. */
  places(connection: Connection, cursor: string | null): Promise<{ places: CarrierPlace[]; cursor: string | null }>
  desks?(connection: Connection, cursor: string | null): Promise<{ desks: CarrierDesk[]; cursor: string | null }>
  fees?(
    connection: Connection,
    fromWilayaCode: number,
    cursor: string | null,
  ): Promise<{ fees: CarrierFee[]; cursor: string | null }>
  /** Makes at most `maxBatch` parcels by one request.
   *  @returns one result for each parcel, in the same order
   *  @throws CarrierError for all of them: `mayHaveActed` says whether some may have been made */
  createParcels(connection: Connection, parcels: NewParcel[]): Promise<ParcelResult[]>
  /** Looks parcels up by our references. With `repeat` "lookup" those that are missing were not made.
   *  @returns tracking numbers by reference; null = the carrier has it and does not say its number */
  findByReference?(connection: Connection, references: string[]): Promise<Map<string, string | null>>
  /** Hands parcels over to the carrier: they cannot be edited or deleted afterwards.
   *  @returns for each tracking number null, or why not in the carrier's words; those that are missing were not tried yet */
  validate?(connection: Connection, trackings: string[]): Promise<Map<string, string | null>>
  cancel?(connection: Connection, tracking: string): Promise<void>
  /** A PDF. */
  label?(connection: Connection, tracking: string, carrierId: string | null): Promise<Uint8Array>
  /** Events of some parcels, oldest first. */
  track(connection: Connection, trackings: string[]): Promise<CarrierEvent[]>
  maxTracked: number
  /** Checks a webhook and reads it.
   *  @param now milliseconds
   *  @returns null where it is not signed by the account's secret, or too old
   *  @throws CarrierError "not-understood" */
  parseWebhook?(account: CarrierAccount, request: WebhookRequest, now: number): CarrierEvent[] | null
  /** Nothing signs the webhooks: their events only say which parcels to `track`, and are not stored. */
  webhookIsHint?: true
  /** Registers the address of the webhook at the carrier, where it has a call for it.
   *  @returns the secret that signs them */
  registerWebhook?(connection: Connection, url: string): Promise<string>
  /** Answers the request by which a carrier checks the webhook's address: the text of a 200, null where it is no such request. */
  answerChallenge?(query: URLSearchParams): string | null
  payments?(connection: Connection, trackings: string[]): Promise<CarrierPayment[]>
  /** Tells the carrier what the shopper or the agent wants after a failed attempt. */
  askAgain?(connection: Connection, tracking: string, words: string): Promise<void>
}

/** How many parcels one request of an account may make. */
export const batchSize = ({ hosts, maxBatch }: Adapter, { baseUrl }: CarrierAccount): number =>
  hosts.find((host) => host.baseUrl === baseUrl)?.maxBatch ?? maxBatch
