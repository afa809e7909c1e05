import type { Generated } from "kysely"
import type { Centimes } from "#core/money.ts"
import type { Flag } from "./column-types.ts"

type WilayaTable = {
  code: number
  document_id: string
  name: string
  namear: string
  desk: Centimes | null
  home: Centimes | null
  desk_served: Generated<Flag>
  home_served: Generated<Flag>
  days_min: number | null
  days_max: number | null
  /** Whether the prices are the sample shop's and not confirmed yet. */
  has_sample_prices: Generated<Flag>
  /** Whether the merchant has saved what is said of it. */
  saved: Generated<Flag>
  /** The wilaya of the 58 that one of 2026 was part of; null for the 58. */
  parent_code: Generated<number | null>
  /** Its values are those of its parent, and change with them, until the merchant saves others. */
  follows_parent: Generated<Flag>
}
type CommuneTable = {
  id: Generated<number>
  wilaya_code: number
  name: string
  namear: string
  /** Whether the shop does not deliver there. */
  closed: Generated<Flag>
  /** Its own prices; null = its wilaya's. */
  home: Generated<Centimes | null>
  desk: Generated<Centimes | null>
  /** Whether the shop does not deliver to the door there. */
  home_closed: Generated<Flag>
  /** The wilaya of 2026 that it has moved to; null = it stayed in its own. */
  wilaya_2026: Generated<number | null>
}

export type DeliverySchema = { wilaya: WilayaTable; commune: CommuneTable }
