import type { Generated } from "kysely"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { Json, Time } from "./column-types.ts"

/** A record of the sample: the key of its row, and a hash of its first content. */
type SampleRowTable = { kind: SampleKind; row_id: number; hash: string }

/** Each time that somebody cleared the sample.
 *  `backup`: the file that was made before; `removed`: the keys of what went, by kind (`ClearedKeys`). */
type SampleClearingTable = { id: Generated<number>; at: Time; staff_name: string; backup: string; removed: Json }

export type SampleSchema = { sample_row: SampleRowTable; sample_clearing: SampleClearingTable }
