import type { Generated } from "kysely"
import type { SizeGuideKind } from "#core/size-guide.ts"
import type { Flag, Json, Time } from "./column-types.ts"

/** The guide of one kind of sizes. */
type SizeGuideTable = {
  id: Generated<number>
  document_id: string
  kind: SizeGuideKind
  /** Whether the storefront shows it. */
  active: Generated<Flag>
  /** How to measure, in three languages. */
  note: Json
  /** Of the columns, each in three languages. */
  headings: Json
  /** Rows of cells, each in three languages. */
  cells: Json
  updated_at: Time
}

export type SizeGuideSchema = { size_guide: SizeGuideTable }
