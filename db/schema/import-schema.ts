import type { Generated } from "kysely"
import type { Json, Time } from "./column-types.ts"

/** An import of products that is under way. `active` is 1 from when nobody else may change the catalogue, null before. */
type ProductImportTable = {
  id: Generated<number>
  /** `staging`: its rows are being written; `checking`: they are compared with the catalogue; `storing`: they are stored, and
   *  whoever finds them left behind stores the rest. */
  status: "staging" | "checking" | "storing"
  active: 1 | null
  /** Keys of the names that were stored with it, by those that stood in for them (`NameKeys`); null = it brought none. */
  names: Generated<Json | null>
  /** When its process last did something for it. */
  touched_at: Time
}

/** A product of an import that is to be stored, with what it is checked by. */
type ProductImportRowTable = {
  import_id: number
  position: number
  /** null = a new product. */
  product_id: number | null
  sku: string
  slug: string
  /** The version that was read, and what is added to the stock; null and 0 of a new product. */
  edited_at: Time | null
  stock_change: number
  content: Json
}

/** A part of a picture of an import that the library does not have yet, in base64. */
type ProductImportPictureTable = {
  import_id: number
  /** Its address once it is stored. */
  url: string
  part: number
  /** Facts of the file; null in all parts but the first. */
  facts: Json | null
  content: string
}

/** Has a row only within a transaction that stores what happened in another shop: nothing of it is logged as an event. */
type MovingInTable = { id: number; at: Time }

/** The tables of imports that are under way; empty at any other time. */
export type ImportSchema = {
  product_import: ProductImportTable
  product_import_row: ProductImportRowTable
  product_import_picture: ProductImportPictureTable
  moving_in: MovingInTable
}
