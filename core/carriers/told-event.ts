import type { ParcelStatus } from "./parcel-status.ts"

/** A carrier's event on a parcel, as stored. */
export type ToldEvent = {
  tracking: string
  /** The same for a repeated message. */
  key: string
  /** ISO 8601, UTC. */
  time: string
  /** The carrier's own word. */
  word: string
  /** null = a word that is not known: it is stored and shown, and changes nothing. */
  status: ParcelStatus | null
  reason: string | null
  place: string | null
}
