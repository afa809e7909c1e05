import type { Generated } from "kysely"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { SizeKind } from "#core/catalogue/variants/size-values.ts"
import type { ProductStatus } from "#core/catalogue/variants/variant.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Centimes } from "#core/money.ts"
import type { SampleKind } from "#core/sample/sample-clearing.ts"
import type { BackupSchema } from "./backup-schema.ts"
import type { CarrierSchema } from "./carrier-schema.ts"
import type { Flag, Json, Time } from "./column-types.ts"
import type { ContentSchema } from "./content-schema.ts"
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
import type { VariantSchema } from "./variant-schema.ts"

/** A part of the shop (core/catalogue/universe.ts). */
type UniverseTable = {
  slug: string
  position: number
  hidden: Flag
  name_fr: string
  name_ar: string
  name_en: string
}

export type ProductTable = {
  id: Generated<number>
  document_id: string
  slug: string
  sku: string
  product_type: ProductType
  status: ProductStatus
  quantity: number
  price: Centimes
  last_price: Centimes | null
  discount: number
  brand_id: number
  image_id: number | null
  /** Sizes as `StoredSize` (core/catalogue/variants/size-values.ts). */
  sizes: Json
  /** Kind of the sizes. */
  size_kind: Generated<SizeKind>
  /** Whether its variants share `quantity`, or each has its own; then `quantity` is what can be had of all of them. */
  stock_by: Generated<"product" | "variant">
  /** Rows in `product_variant`; 0 = nothing to choose. */
  variant_count: Generated<number>
  featured: Flag
  sell_count: number
  /** Average of the reviews; stored because averages differ between databases. */
  rating: number | null
  review_count: number
  offer_start: Time | null
  offer_end: Time | null
  /** Grams of one unit; null = not known. */
  weight: number | null
  /** Centimetres of one packed unit; null = not known. */
  parcel_length: number | null
  parcel_width: number | null
  parcel_height: number | null
  video_id: string | null
  /** What one unit costs the shop; null = not told. No page and no public API has it. */
  cost: Generated<Centimes | null>
  created_at: Time
  updated_at: Time
  /** null = a draft; a future moment schedules it. */
  published_at: Time | null
  /** When the staff last changed it: the version of its form, which an order does not change. */
  edited_at: Generated<Time>
  /** Search text of the console: names, SKU, brand and address, folded. */
  search: Generated<string>
}

/** Former slugs, which redirect to the current one. */
export type ProductSlugTable = { slug: string; product_id: number }

/** The fields that hold the text of another language, because their own has none, and of which (db/texts/borrowed-texts.ts). */
type Borrowed = { borrowed: Generated<Json> }

export type ProductTextTable = {
  product_id: number
  locale: Locale
  name: string
  unit: string | null
  short_description: string
  description: Json
  additional_information: Json
  tags: Json
  /** Search text of `_q`: name, brand, tags and short description, folded. */
  search: string
} & Borrowed

/** One row stands for no brand (core/catalogue/no-brand.ts). */
export type BrandTable = {
  id: Generated<number>
  document_id: string
  slug: string
  name: string
  edited_at: Generated<Time>
}

export type CategoryTable = {
  id: Generated<number>
  document_id: string
  slug: string
  product_type: ProductType
  parent_id: number | null
  image_id: number | null
  position: number
  edited_at: Generated<Time>
  /** The database fills it in. */
  created_at: Generated<Time>
}

export type CategoryTextTable = { category_id: number; locale: Locale; title: string } & Borrowed
export type ProductCategoryTable = { product_id: number; category_id: number; position: number }

export type MediaTable = {
  id: Generated<number>
  document_id: string
  url: string
  width: number
  height: number
  /** null, as the next two, for a file that no smaller forms are made of. */
  hash: string | null
  dominant_color: string | null
  placeholder: string | null
  /** Name of the uploaded file. */
  file_name: string | null
  /** The size of the picture's own file; null = not known. */
  bytes: number | null
  /** The database fills it in. */
  created_at: Generated<string>
}
/** The bytes of an uploaded picture, base64, in parts. */
export type MediaFileTable = { media_id: number; part: number; content: string }
export type MediaTextTable = { media_id: number; locale: Locale; alternative_text: string }
export type ShopPictureTable = { name: string; media_id: number }
export type ProductMediaTable = { product_id: number; media_id: number; position: number }

export type ProductColorTable = {
  id: Generated<number>
  product_id: number
  position: number
  hex: string
  image_id: number | null
  /** Names it in addresses, carts and orders, whatever the language. */
  code: string
}
export type ProductColorTextTable = { color_id: number; locale: Locale; name: string } & Borrowed

export type ProductFeatureTable = { id: Generated<number>; product_id: number; position: number; icon: string }
export type ProductFeatureTextTable = { feature_id: number; locale: Locale; title: string; text: string } & Borrowed

export type WilayaTable = {
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
export type CommuneTable = {
  id: Generated<number>
  wilaya_code: number
  name: string
  namear: string
  /** Whether the shop does not deliver there. */
  closed: Generated<Flag>
  /** The wilaya of 2026 that it has moved to; null = it stayed in its own. */
  wilaya_2026: Generated<number | null>
}

/** One row. */
export type UniqueVisitorsTable = { id: 1; count: number }
/** New visitors by day of Algeria's clock, since the shop has counted them so. */
export type VisitorDayTable = { day: string; count: number }
/** Sixteen rows that are one version together. */
export type ContentVersionTable = { id: number; version: string }
/** The log of changes; not in backups. On PostgreSQL each row has the number of its transaction too, as `xid`. */
export type ContentChangeTable = { id: Generated<number>; tag: string; changed_at: Generated<Time> }

export type Schema = BackupSchema &
  ContentSchema &
  EventSchema &
  CarrierSchema &
  ImportSchema &
  OrderSchema &
  MailSchema &
  MovementSchema &
  ReviewSchema &
  RemovedSchema &
  SampleSchema &
  SettingsSchema &
  ShopperSchema &
  StaffSchema &
  SizeGuideSchema &
  ThemeSchema &
  VariantSchema & {
    universe: UniverseTable
    product: ProductTable
    product_text: ProductTextTable
    product_slug: ProductSlugTable
    brand: BrandTable
    category: CategoryTable
    category_text: CategoryTextTable
    product_category: ProductCategoryTable
    media: MediaTable
    media_text: MediaTextTable
    media_file: MediaFileTable
    product_media: ProductMediaTable
    shop_picture: ShopPictureTable
    product_color: ProductColorTable
    product_color_text: ProductColorTextTable
    product_feature: ProductFeatureTable
    product_feature_text: ProductFeatureTextTable
    wilaya: WilayaTable
    commune: CommuneTable
    unique_visitors: UniqueVisitorsTable
    visitor_day: VisitorDayTable
    content_version: ContentVersionTable
    content_change: ContentChangeTable
  }

/** A product that the staff has deleted, with all its rows; stored as long as it can be restored. */
type RemovedProductTable = { id: Generated<number>; at: Time; document_id: string; content: Json }

/** A stock alert of a deleted product; `content`: its row. */
type RemovedAlertTable = { id: Generated<number>; removed_id: number; email: string; token: string; content: Json }

type RemovedSchema = { removed_product: RemovedProductTable; removed_stock_alert: RemovedAlertTable }

/** A record of the sample: the key of its row, and a hash of its first content. */
type SampleRowTable = { kind: SampleKind; row_id: number; hash: string }

/** Each time that somebody cleared the sample.
 *  `backup`: the file that was made before; `removed`: the keys of what went, by kind (`ClearedKeys`). */
type SampleClearingTable = { id: Generated<number>; at: Time; staff_name: string; backup: string; removed: Json }

type SampleSchema = { sample_row: SampleRowTable; sample_clearing: SampleClearingTable }
