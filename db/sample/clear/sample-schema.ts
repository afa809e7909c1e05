import type { Generated } from "kysely"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { Json, Time } from "../../column-types.ts"

/** What the sample brought: the key of a row, and a hash of its content as it came. */
type SampleRowTable = { kind: SampleKind; row_id: number; hash: string }

/** Each time that somebody cleared the sample. */
type SampleClearingTable = { id: Generated<number>; at: Time; staff_name: string }

/** A thing that clearing removed: its rows by table (`ThingContent`). */
type SampleRemovedTable = {
  id: Generated<number>
  clearing_id: number
  at: Time
  kind: SampleKind
  row_id: number
  content: Json
}

/** The tables of clearing the sample. `sample_order_removal` has a row only within a transaction that removes a trial order. */
export type SampleSchema = {
  sample_row: SampleRowTable
  sample_clearing: SampleClearingTable
  sample_removed: SampleRemovedTable
  sample_order_removal: { order_id: number; at: Time }
}
