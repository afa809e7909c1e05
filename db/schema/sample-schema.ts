import type { Generated } from "kysely"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { Json, Time } from "./column-types.ts"

/** What the sample brought: the key of a row, and a hash of its content as it came. */
type SampleRowTable = { kind: SampleKind; row_id: number; hash: string }

/** Each time that somebody cleared the sample.
 *  `backup`: the file that was made before; `removed`: the keys of what went, by kind (`ClearedKeys`). */
type SampleClearingTable = { id: Generated<number>; at: Time; staff_name: string; backup: string; removed: Json }

export type SampleSchema = { sample_row: SampleRowTable; sample_clearing: SampleClearingTable }
