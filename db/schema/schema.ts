import type { Generated } from "kysely"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { BackupSchema } from "./backup-schema.ts"
import type { CarrierSchema } from "./carrier-schema.ts"
import type { CatalogueSchema } from "./catalogue-schema.ts"
import type { Json, Time } from "./column-types.ts"
import type { ContentSchema } from "./content-schema.ts"
import type { DeliverySchema } from "./delivery-schema.ts"
import type { EventSchema } from "./event-schema.ts"
import type { ImportSchema } from "./import-schema.ts"
import type { MailSchema } from "./mail-schema.ts"
import type { MovementSchema } from "./movement-schema.ts"
import type { OrderSchema } from "./order-schema.ts"
import type { ReviewSchema } from "./review-schema.ts"
import type { SettingsSchema } from "./settings-schema.ts"
import type { ShopperSchema } from "./shopper-schema.ts"
import type { SizeGuideSchema } from "./size-guide-schema.ts"
import type { StaffSchema } from "./staff-schema.ts"
import type { ThemeSchema } from "./theme-schema.ts"
import type { TokenSchema } from "./token-schema.ts"
import type { VariantSchema } from "./variant-schema.ts"

/** One row. */
type UniqueVisitorsTable = { id: 1; count: number }
/** New visitors by day of Algeria's clock, since the shop has counted them so. */
type VisitorDayTable = { day: string; count: number }
/** Sixteen rows that are one version together. */
type ContentVersionTable = { id: number; version: string }
/** The log of changes; not in backups. On PostgreSQL each row has the number of its transaction too, as `xid`. */
type ContentChangeTable = { id: Generated<number>; tag: string; changed_at: Generated<Time> }

/** A record of the sample: the key of its row, and a hash of its first content. */
type SampleRowTable = { kind: SampleKind; row_id: number; hash: string }

/** Each time that somebody cleared the sample.
 *  `backup`: the file that was made before; `removed`: the keys of what went, by kind (`ClearedKeys`). */
type SampleClearingTable = { id: Generated<number>; at: Time; staff_name: string; backup: string; removed: Json }

/** All tables. */
export type Schema = BackupSchema &
  CatalogueSchema &
  ContentSchema &
  DeliverySchema &
  EventSchema &
  CarrierSchema &
  ImportSchema &
  MailSchema &
  MovementSchema &
  OrderSchema &
  ReviewSchema &
  SettingsSchema &
  ShopperSchema &
  SizeGuideSchema &
  StaffSchema &
  ThemeSchema &
  TokenSchema &
  VariantSchema & {
    unique_visitors: UniqueVisitorsTable
    visitor_day: VisitorDayTable
    content_version: ContentVersionTable
    content_change: ContentChangeTable
    sample_row: SampleRowTable
    sample_clearing: SampleClearingTable
  }
