import type { Generated } from "kysely"
import type { SizeGuideKind } from "#core/catalogue/size-guide.ts"
import type { Flag, Json, Time } from "./column-types.ts"

/** The guide of one kind of sizes, once for all brands and once for each that measures otherwise. */
type SizeGuideTable = {
  id: Generated<number>
  document_id: string
  kind: SizeGuideKind
  /** null = the general one, for brands without their own. */
  brand_id: number | null
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
