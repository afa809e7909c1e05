import type { Generated } from "kysely"
import type { DeliveryProfile } from "#core/catalogue/product-delivery.ts"
import type { ProductType } from "#core/catalogue/product-type.ts"
import type { SizeKind } from "#core/catalogue/variants/size-values.ts"
import type { ProductStatus } from "#core/catalogue/variants/variant.ts"
import type { Locale } from "#core/i18n/locale.ts"
import type { Centimes } from "#core/money.ts"
import type { Borrowed, Flag, Json, Time } from "./column-types.ts"

/** A part of the shop (core/catalogue/universe.ts). */
type UniverseTable = {
  slug: string
  position: number
  hidden: Flag
  name_fr: string
  name_ar: string
  name_en: string
}

type ProductTable = {
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
  delivery_profile: Generated<DeliveryProfile>
  /** null = none. */
  delivery_surcharge: Generated<Centimes | null>
  /** The shop's cost of one unit; null = not known. No page and no public API has it. */
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
type ProductSlugTable = { slug: string; product_id: number }

type ProductTextTable = {
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
type BrandTable = {
  id: Generated<number>
  document_id: string
  slug: string
  name: string
  edited_at: Generated<Time>
}

type CategoryTable = {
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

type CategoryTextTable = { category_id: number; locale: Locale; title: string } & Borrowed
type ProductCategoryTable = { product_id: number; category_id: number; position: number }

type MediaTable = {
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
type MediaFileTable = { media_id: number; part: number; content: string }
type MediaTextTable = { media_id: number; locale: Locale; alternative_text: string }
type ShopPictureTable = { name: string; media_id: number }
type ProductMediaTable = { product_id: number; media_id: number; position: number }

type ProductColorTable = {
  id: Generated<number>
  product_id: number
  position: number
  hex: string
  image_id: number | null
  /** Names it in addresses, carts and orders, whatever the language. */
  code: string
}
type ProductColorTextTable = { color_id: number; locale: Locale; name: string } & Borrowed

type ProductFeatureTable = { id: Generated<number>; product_id: number; position: number; icon: string }
type ProductFeatureTextTable = { feature_id: number; locale: Locale; title: string; text: string } & Borrowed

/** A product that the staff has deleted, with all its rows; stored as long as it can be restored. */
type RemovedProductTable = { id: Generated<number>; at: Time; document_id: string; content: Json }

/** A stock alert of a deleted product; `content`: its row. */
type RemovedAlertTable = { id: Generated<number>; removed_id: number; email: string; token: string; content: Json }

export type CatalogueSchema = {
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
  removed_product: RemovedProductTable
  removed_stock_alert: RemovedAlertTable
}
